// Each entry is an identifier, an equals sign, and what stands for it.

/// English names of languages and other identifiers of older systems, with today's.
let legacyLanguageAliases: StaticString = #"""
  arabic=ar chinese=zh_Hans danish=da dutch=nl english=en finnish=fi french=fr german=de italian=it
  japanese=ja korean=ko no_NO=nb_NO norwegian=nb polish=pl portuguese=pt russian=ru spanish=es swedish=sv
  thai=th turkish=tr yue_CN=yue_Hans_CN yue_HK=yue_Hant_HK zh_CN=zh_Hans_CN zh_HK=zh_Hant_HK
  zh_MO=zh_Hant_MO zh_SG=zh_Hans_SG zh_TW=zh_Hant_TW
  """#

/// Identifiers that stand for others.
let languageAliases: StaticString = #"""
  aa_saaho=ssy aam=aas aar=aa abk=ab adp=dz afr=af agp=apf ais=ami ajp=apc ajt=aeb aju=jrb aka=ak alb=sq
  als=sq amh=am ara=ar arb=ar arg=an arm=hy art_lojban=jbo asd=snz asm=as aue=ktz ava=av ave=ae aym=ay
  ayr=ay ayx=nun aze=az azj=az bak=ba bam=bm baq=eu baz=nvo bcc=bal bcl=bik bel=be ben=bn bgm=bcg bh=bho
  bhk=fbl bic=bir bih=bho bis=bi bjd=drl bjq=bzc bkb=ebk blg=iba bod=bo bos=bs bre=br btb=beb bul=bg
  bur=my bxk=luy bxr=bua cat=ca ccq=rki cel_gaulish=xtg ces=cs cha=ch che=ce chi=zh chu=cu chv=cv cjr=mom
  cka=cmr cld=syr cmk=xch cmn=zh cnr=sr_ME cor=kw cos=co coy=pij cqu=quh cre=cr cwd=cr cym=cy cze=cs
  daf=dnj dan=da dap=njz deu=de dgo=doi dhd=mwr dik=din diq=zza dit=dif div=dv djl=dze dkl=aqd drh=mn
  drr=kzk drw=fa_AF dud=uth duj=dwu dut=nl dwl=dbt dzo=dz ekk=et ell=el elp=amq emk=man
  en_GB_oed=en_GB_oxendict eng=en epo=eo esk=ik est=et eus=eu ewe=ee fao=fo fas=fa fat=ak fij=fj fin=fi
  fra=fr fre=fr fry=fy fuc=ff ful=ff gav=dev gaz=om gbc=wny gbo=grb geo=ka ger=de gfx=vaj ggn=gvr ggo=esg
  ggr=gtu gio=aou gla=gd gle=ga glg=gl gli=kzk glv=gv gno=gon gom=kok gre=el grn=gn gti=nyc gug=gn guj=gu
  guv=duz gya=gba hat=ht hau=ha hbs=sr_Latn hdn=hai hea=hmn heb=he her=hz him=srx hin=hi hmo=ho hrr=jal
  hrv=hr hun=hu hy_arevmda=hyw hye=hy i_ami=ami i_bnn=bnn i_default=en_x_i_default
  i_enochian=und_x_i_enochian i_hak=hak i_klingon=tlh i_lux=lb i_mingo=see_x_i_mingo i_navajo=nv i_pwn=pwn
  i_tao=tao i_tay=tay i_tsu=tsu ibi=opa ibo=ig ice=is ido=io iii=ii ike=iu iku=iu ile=ie ill=ilm ilw=gal
  in=id ina=ia ind=id ipk=ik isl=is ita=it iw=he izi=eza jar=jgk jav=jv jeg=oyb ji=yi jpn=ja jw=jv kal=kl
  kan=kn kas=ks kat=ka kau=kr kaz=kk kdv=zkd kgc=tdf kgd=ncq kgh=kml kgm=plu khk=mn khm=km kik=ki kin=rw
  kir=ky kmr=ku knc=kr kng=kg koj=kwv kom=kv kon=kg kor=ko kpp=jkm kpv=kv krm=bmf ktr=dtp kua=kj kur=ku
  kvs=gdj kwq=yam kxe=tvd kxl=kru kzh=dgl kzj=dtp kzt=dtp lak=ksp lao=lo lat=la lav=lv lbk=bnc leg=enl
  lii=raq lim=li lin=ln lit=lt llo=ngt lmm=rmx ltz=lb lub=lu lug=lg lvs=lv mac=mk mah=mh mal=ml mao=mi
  mar=mr may=ms meg=cir mgx=jbk mhr=chm mkd=mk mlg=mg mlt=mt mnk=man mnt=wnn mo=ro mof=xnt mol=ro mon=mn
  mri=mi msa=ms mst=mry mup=raj mwd=dmw mwj=vaj mya=my myd=aog myt=mry nad=xny nau=na nav=nv nbf=nru
  nbl=nr nbx=ekc ncp=kdz nde=nd ndo=ng nep=ne nld=nl nln=azd nlr=nrk nno=nn nns=nbr nnx=ngv no_bok=nb
  no_bokmal=nb no_nyn=nn no_nynorsk=nn nob=nb nom=cbr noo=dtd nor=no npi=ne nts=pij nxu=bpp nya=ny oci=oc
  ojg=oj oji=oj ori=or orm=om ory=or oss=os oun=vaj pan=pa pat=kxr pbu=ps pcr=adx per=fa pes=fa pli=pi
  plt=mg pmc=huw pmk=crr pmu=phr pnb=lah pol=pl por=pt ppa=bfy ppr=lcq prp=gu prs=fa_AF pry=prt pus=ps
  puz=pub que=qu quz=qu rmr=emx rmy=rom roh=rm ron=ro rum=ro run=rn rus=ru sag=sg san=sa sap=aqt sca=hle
  scc=sr scr=hr sgl=isk sgn_BE_FR=sfb sgn_BE_NL=vgt sgn_BR=bzs sgn_CH_DE=sgg sgn_CO=csn sgn_DE=gsg
  sgn_DK=dsl sgn_ES=ssp sgn_FR=fsl sgn_GB=bfi sgn_GR=gss sgn_IE=isg sgn_IT=ise sgn_JP=jsl sgn_MX=mfs
  sgn_NI=ncs sgn_NL=dse sgn_NO=nsi sgn_PT=psr sgn_SE=swl sgn_US=ase sgn_ZA=sfs sh=sr_Latn sin=si skk=oyb
  slk=sk slo=sk slv=sl smd=kmb sme=se smo=sm sna=sn snb=iba snd=sd som=so sot=st spa=es spy=kln sqi=sq
  src=sc srd=sc srp=sr ssw=ss sul=sgd sum=ulw sun=su swa=sw swc=sw_CD swe=sv swh=sw szd=umi tah=ty tam=ta
  tat=tt tdu=dtp tel=te tgg=bjp tgk=tg tgl=fil tha=th thc=tpo thw=ola thx=oyb tib=bo tid=itd tie=ras
  tir=ti tkk=twm tl=fil tlw=weo tmk=tdg tmp=tyj tne=kak tnf=fa_AF ton=to tpw=tpn tsf=taj tsn=tn tso=ts
  ttq=tmh tuk=tk tur=tr tw=ak twi=ak uig=ug ukr=uk umu=del und_aaland=und_AX und_arevela=und
  und_arevmda=und und_bokmal=und und_hakka=und und_hepburn_heploc=und_alalc97 und_lojban=und
  und_nynorsk=und und_saaho=und und_xiang=und unp=wro uok=ema urd=ur uzb=uz uzn=uz ven=ve vie=vi vol=vo
  wel=cy wgw=wgb wit=nol wiw=nwo wln=wa wol=wo xba=cax xho=xh xia=acn xkh=waw xpe=kpe xrq=dmw xsj=suj
  xsl=den xss=zko ybd=rki ydd=yi yen=ynq yid=yi yiy=yrm yma=lrr ymt=mtm yor=yo yos=zom yuu=yug zai=zap
  zh_cmn=zh zh_cmn_Hans=zh_Hans zh_cmn_Hant=zh_Hant zh_gan=gan zh_guoyu=zh zh_hakka=hak
  zh_min=nan_x_zh_min zh_min_nan=nan zh_wuu=wuu zh_xiang=hsn zh_yue=yue zha=za zho=zh zir=scv zkb=kjh
  zsm=ms zul=zu zyb=za
  """#

/// Languages that stand in for one another.
let languageGroups: StaticString = #"""
  ars=ar hi=en nb=no nn=no wuu=zh yue=zh
  """#
