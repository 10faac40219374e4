// Each entry is an identifier, an equals sign, and what stands for it.

/// The script and the region that are meant where an identifier does not say them.
let likelyLanguageForms: StaticString = #"""
  aa=aa_Latn_ET ab=ab_Cyrl_GE ace=ace_Latn_ID ach=ach_Latn_UG ada=ada_Latn_GH ady=ady_Cyrl_RU
  ae=ae_Avst_IR aeb=aeb_Arab_TN af=af_Latn_ZA afh=afh_Latn_GH agq=agq_Latn_CM ain=ain_Kana_JP
  ak=ak_Latn_GH akk=akk_Xsux_IQ akz=akz_Latn_US ale=ale_Latn_US aln=aln_Latn_XK alt=alt_Cyrl_RU
  am=am_Ethi_ET an=an_Latn_ES ang=ang_Latn_GB anp=anp_Deva_IN apw=apw_Latn_US ar=ar_Arab_EG
  arc=arc_Armi_IR arn=arn_Latn_CL aro=aro_Latn_BO arp=arp_Latn_US arq=arq_Arab_DZ ars=ars_Arab_SA
  arw=arw_Latn_SR ary=ary_Arab_MA arz=arz_Arab_EG as=as_Beng_IN asa=asa_Latn_TZ ase=ase_Sgnw_US
  ast=ast_Latn_ES av=av_Cyrl_RU avk=avk_Latn_001 awa=awa_Deva_IN ay=ay_Latn_BO az=az_Latn_AZ
  az_Arab=az_Arab_IR az_IQ=az_Arab_IQ az_IR=az_Arab_IR az_RU=az_Cyrl_RU ba=ba_Cyrl_RU bal=bal_Arab_PK
  ban=ban_Latn_ID bar=bar_Latn_AT bas=bas_Latn_CM bax=bax_Bamu_CM bbc=bbc_Latn_ID bbj=bbj_Latn_CM
  be=be_Cyrl_BY bej=bej_Arab_SD bem=bem_Latn_ZM ber=ber_Tfng_MA bew=bew_Latn_ID bez=bez_Latn_TZ
  bfd=bfd_Latn_CM bfq=bfq_Taml_IN bg=bg_Cyrl_BG bgc=bgc_Deva_IN bgn=bgn_Arab_PK bho=bho_Deva_IN
  bi=bi_Latn_VU bik=bik_Latn_PH bin=bin_Latn_NG bjn=bjn_Latn_ID bkm=bkm_Latn_CM bla=bla_Latn_CA
  blo=blo_Latn_BJ bm=bm_Latn_ML bn=bn_Beng_BD bo=bo_Tibt_CN bpy=bpy_Beng_IN bqi=bqi_Arab_IR br=br_Latn_FR
  bra=bra_Deva_IN brh=brh_Arab_PK brx=brx_Deva_IN bs=bs_Latn_BA bss=bss_Latn_CM bua=bua_Cyrl_RU
  bug=bug_Latn_ID bum=bum_Latn_CM byn=byn_Ethi_ER byv=byv_Latn_CM ca=ca_Latn_ES cad=cad_Latn_US
  car=car_Latn_VE cay=cay_Latn_CA cch=cch_Latn_NG ccp=ccp_Cakm_BD ce=ce_Cyrl_RU ceb=ceb_Latn_PH
  cgg=cgg_Latn_UG ch=ch_Latn_GU chb=chb_Latn_CO chg=chg_Arab_TM chk=chk_Latn_FM chm=chm_Cyrl_RU
  chn=chn_Latn_US cho=cho_Latn_US chp=chp_Latn_CA chr=chr_Cher_US chy=chy_Latn_US cic=cic_Latn_US
  ckb=ckb_Arab_IQ co=co_Latn_FR cop=cop_Copt_EG cps=cps_Latn_PH cr=cr_Cans_CA crh=crh_Cyrl_UA
  cs=cs_Latn_CZ csb=csb_Latn_PL csw=csw_Cans_CA cu=cu_Cyrl_RU cv=cv_Cyrl_RU cy=cy_Latn_GB da=da_Latn_DK
  dak=dak_Latn_US dar=dar_Cyrl_RU dav=dav_Latn_KE de=de_Latn_DE del=del_Latn_US den=den_Latn_CA
  dgr=dgr_Latn_CA din=din_Latn_SS dje=dje_Latn_NE doi=doi_Deva_IN dsb=dsb_Latn_DE dtp=dtp_Latn_MY
  dua=dua_Latn_CM dum=dum_Latn_NL dv=dv_Thaa_MV dyo=dyo_Latn_SN dyu=dyu_Latn_BF dz=dz_Tibt_BT
  dzg=dzg_Latn_TD ebu=ebu_Latn_KE ee=ee_Latn_GH efi=efi_Latn_NG egl=egl_Latn_IT egy=egy_Egyp_EG
  eka=eka_Latn_NG el=el_Grek_GR en=en_Latn_US enm=enm_Latn_GB eo=eo_Latn_001 es=es_Latn_ES esu=esu_Latn_US
  et=et_Latn_EE eu=eu_Latn_ES ewo=ewo_Latn_CM ext=ext_Latn_ES fa=fa_Arab_IR fan=fan_Latn_GQ ff=ff_Latn_SN
  ff_Adlm=ff_Adlm_GN fi=fi_Latn_FI fil=fil_Latn_PH fit=fit_Latn_SE fj=fj_Latn_FJ fo=fo_Latn_FO
  fon=fon_Latn_BJ fr=fr_Latn_FR frc=frc_Latn_US frm=frm_Latn_FR fro=fro_Latn_FR frp=frp_Latn_FR
  frr=frr_Latn_DE frs=frs_Latn_DE fur=fur_Latn_IT fy=fy_Latn_NL ga=ga_Latn_IE gaa=gaa_Latn_GH
  gag=gag_Latn_MD gan=gan_Hans_CN gay=gay_Latn_ID gba=gba_Latn_CF gbz=gbz_Arab_IR gd=gd_Latn_GB
  gez=gez_Ethi_ET gil=gil_Latn_KI gl=gl_Latn_ES glk=glk_Arab_IR gmh=gmh_Latn_DE gn=gn_Latn_PY
  goh=goh_Latn_DE gon=gon_Deva_IN gor=gor_Latn_ID got=got_Goth_UA grb=grb_Latn_LR grc=grc_Cprt_CY
  gsw=gsw_Latn_CH gu=gu_Gujr_IN guc=guc_Latn_CO gur=gur_Latn_GH guz=guz_Latn_KE gv=gv_Latn_IM
  gwi=gwi_Latn_CA ha=ha_Latn_NG ha_CM=ha_Arab_CM ha_SD=ha_Arab_SD hai=hai_Latn_CA hak=hak_Hans_CN
  haw=haw_Latn_US he=he_Hebr_IL hi=hi_Deva_IN hif=hif_Deva_FJ hil=hil_Latn_PH hit=hit_Xsux_TR
  hmn=hmn_Hmng_CN ho=ho_Latn_PG hr=hr_Latn_HR hsb=hsb_Latn_DE hsn=hsn_Hans_CN ht=ht_Latn_HT hu=hu_Latn_HU
  hup=hup_Latn_US hy=hy_Armn_AM hz=hz_Latn_NA ia=ia_Latn_001 iba=iba_Latn_MY ibb=ibb_Latn_NG id=id_Latn_ID
  ie=ie_Latn_EE ig=ig_Latn_NG ii=ii_Yiii_CN ik=ik_Latn_US ilo=ilo_Latn_PH inh=inh_Cyrl_RU io=io_Latn_001
  is=is_Latn_IS it=it_Latn_IT iu=iu_Cans_CA izh=izh_Latn_RU ja=ja_Jpan_JP jam=jam_Latn_JM jbo=jbo_Latn_001
  jgo=jgo_Latn_CM jmc=jmc_Latn_TZ jpr=jpr_Hebr_IL jrb=jrb_Hebr_IL jut=jut_Latn_DK jv=jv_Latn_ID
  ka=ka_Geor_GE kaa=kaa_Cyrl_UZ kab=kab_Latn_DZ kac=kac_Latn_MM kaj=kaj_Latn_NG kam=kam_Latn_KE
  kaw=kaw_Kawi_ID kbd=kbd_Cyrl_RU kbl=kbl_Latn_TD kcg=kcg_Latn_NG kde=kde_Latn_TZ kea=kea_Latn_CV
  ken=ken_Latn_CM kfo=kfo_Latn_CI kg=kg_Latn_CD kgp=kgp_Latn_BR kha=kha_Latn_IN kho=kho_Brah_IR
  khq=khq_Latn_ML khw=khw_Arab_PK ki=ki_Latn_KE kiu=kiu_Latn_TR kj=kj_Latn_NA kk=kk_Cyrl_KZ
  kk_AF=kk_Arab_AF kk_Arab=kk_Arab_CN kk_CN=kk_Arab_CN kk_IR=kk_Arab_IR kk_MN=kk_Arab_MN kkj=kkj_Latn_CM
  kl=kl_Latn_GL kln=kln_Latn_KE km=km_Khmr_KH kmb=kmb_Latn_AO kn=kn_Knda_IN ko=ko_Kore_KR koi=koi_Cyrl_RU
  kok=kok_Deva_IN kos=kos_Latn_FM kpe=kpe_Latn_LR kr=kr_Latn_NG krc=krc_Cyrl_RU kri=kri_Latn_SL
  krj=krj_Latn_PH krl=krl_Latn_RU kru=kru_Deva_IN ks=ks_Aran_IN ksb=ksb_Latn_TZ ksf=ksf_Latn_CM
  ksh=ksh_Latn_DE ku=ku_Latn_TR ku_Arab=ku_Arab_IQ ku_LB=ku_Arab_LB kum=kum_Cyrl_RU kut=kut_Latn_CA
  kv=kv_Cyrl_RU kw=kw_Latn_GB kxv=kxv_Latn_IN ky=ky_Cyrl_KG ky_Arab=ky_Arab_CN ky_CN=ky_Arab_CN
  ky_Latn=ky_Latn_TR ky_TR=ky_Latn_TR la=la_Latn_VA lad=lad_Hebr_IL lag=lag_Latn_TZ lah=lah_Arab_PK
  lam=lam_Latn_ZM lb=lb_Latn_LU lez=lez_Cyrl_RU lfn=lfn_Latn_001 lg=lg_Latn_UG li=li_Latn_NL
  lij=lij_Latn_IT liv=liv_Latn_LV lkt=lkt_Latn_US lmo=lmo_Latn_IT ln=ln_Latn_CD lo=lo_Laoo_LA
  lol=lol_Latn_CD loz=loz_Latn_ZM lrc=lrc_Arab_IR lt=lt_Latn_LT ltg=ltg_Latn_LV lu=lu_Latn_CD
  lua=lua_Latn_CD lui=lui_Latn_US lun=lun_Latn_ZM luo=luo_Latn_KE lus=lus_Latn_IN lut=lut_Latn_US
  luy=luy_Latn_KE lv=lv_Latn_LV lzh=lzh_Hans_CN lzz=lzz_Latn_TR mad=mad_Latn_ID maf=maf_Latn_CM
  mag=mag_Deva_IN mai=mai_Deva_IN mak=mak_Latn_ID man=man_Latn_GM man_GN=man_Nkoo_GN man_Nkoo=man_Nkoo_GN
  mas=mas_Latn_KE mde=mde_Arab_TD mdf=mdf_Cyrl_RU mdh=mdh_Latn_PH mdr=mdr_Latn_ID men=men_Latn_SL
  mer=mer_Latn_KE mfe=mfe_Latn_MU mg=mg_Latn_MG mga=mga_Latg_IE mgh=mgh_Latn_MZ mgo=mgo_Latn_CM
  mh=mh_Latn_MH mi=mi_Latn_NZ mic=mic_Latn_CA mid=mid_Mand_IQ min=min_Latn_ID mk=mk_Cyrl_MK ml=ml_Mlym_IN
  mn=mn_Cyrl_MN mn_CN=mn_Mong_CN mn_Mong=mn_Mong_CN mnc=mnc_Mong_CN mni=mni_Beng_IN moh=moh_Latn_CA
  mos=mos_Latn_BF mr=mr_Deva_IN mrj=mrj_Cyrl_RU ms=ms_Latn_MY ms_CC=ms_Arab_CC mt=mt_Latn_MT
  mua=mua_Latn_CM mus=mus_Latn_US mwl=mwl_Latn_PT mwr=mwr_Deva_IN mwv=mwv_Latn_ID my=my_Mymr_MM
  mye=mye_Latn_GA myv=myv_Cyrl_RU mzn=mzn_Arab_IR na=na_Latn_NR nan=nan_Hans_CN nap=nap_Latn_IT
  naq=naq_Latn_NA nb=nb_Latn_NO nd=nd_Latn_ZW nds=nds_Latn_DE ne=ne_Deva_NP new=new_Deva_NP ng=ng_Latn_NA
  nia=nia_Latn_ID niu=niu_Latn_NU njo=njo_Latn_IN nl=nl_Latn_NL nmg=nmg_Latn_CM nn=nn_Latn_NO
  nnh=nnh_Latn_CM nnp=nnp_Wcho_IN no=no_Latn_NO nog=nog_Cyrl_RU non=non_Runr_SE nov=nov_Latn_001
  nqo=nqo_Nkoo_GN nr=nr_Latn_ZA nso=nso_Latn_ZA nus=nus_Latn_SS nv=nv_Latn_US nwc=nwc_Newa_NP
  ny=ny_Latn_MW nym=nym_Latn_TZ nyn=nyn_Latn_UG nyo=nyo_Latn_UG nzi=nzi_Latn_GH oc=oc_Latn_FR
  oj=oj_Cans_CA om=om_Latn_ET or=or_Orya_IN os=os_Cyrl_GE osa=osa_Osge_US ota=ota_Arab_TR otk=otk_Orkh_MN
  oui=oui_Ougr_CN pa=pa_Guru_IN pa_Arab=pa_Arab_PK pa_Aran=pa_Aran_PK pa_PK=pa_Aran_PK pag=pag_Latn_PH
  pal=pal_Phli_IR pam=pam_Latn_PH pap=pap_Latn_CW pau=pau_Latn_PW pcd=pcd_Latn_FR pcm=pcm_Latn_NG
  pdc=pdc_Latn_US pdt=pdt_Latn_CA peo=peo_Xpeo_IR pfl=pfl_Latn_DE phn=phn_Phnx_LB pi=pi_Sinh_IN
  pl=pl_Latn_PL pms=pms_Latn_IT pnt=pnt_Grek_GR pon=pon_Latn_FM pqm=pqm_Latn_CA prg=prg_Latn_PL
  pro=pro_Latn_FR ps=ps_Arab_AF pt=pt_Latn_BR qu=qu_Latn_PE quc=quc_Latn_GT qug=qug_Latn_EC
  raj=raj_Deva_IN rap=rap_Latn_CL rar=rar_Latn_CK rej=rej_Latn_ID rgn=rgn_Latn_IT rhg=rhg_Rohg_MM
  rif=rif_Latn_MA rm=rm_Latn_CH rn=rn_Latn_BI ro=ro_Latn_RO rof=rof_Latn_TZ rom=rom_Latn_RO
  rtm=rtm_Latn_FJ ru=ru_Cyrl_RU rue=rue_Cyrl_UA rug=rug_Latn_SB rup=rup_Latn_RO rw=rw_Latn_RW
  rwk=rwk_Latn_TZ sa=sa_Deva_IN sad=sad_Latn_TZ sah=sah_Cyrl_RU sam=sam_Samr_PS saq=saq_Latn_KE
  sas=sas_Latn_ID sat=sat_Olck_IN saz=saz_Saur_IN sba=sba_Latn_TD sbp=sbp_Latn_TZ sc=sc_Latn_IT
  scn=scn_Latn_IT sco=sco_Latn_GB sd=sd_Arab_PK sd_Deva=sd_Deva_IN sd_IN=sd_Deva_IN sdc=sdc_Latn_IT
  sdh=sdh_Arab_IR se=se_Latn_NO see=see_Latn_US seh=seh_Latn_MZ sei=sei_Latn_MX sel=sel_Cyrl_RU
  ses=ses_Latn_ML sg=sg_Latn_CF sga=sga_Ogam_IE sgs=sgs_Latn_LT shi=shi_Tfng_MA shn=shn_Mymr_MM
  shu=shu_Arab_TD si=si_Sinh_LK sid=sid_Latn_ET sjd=sjd_Cyrl_RU sje=sje_Latn_SE sju=sju_Latn_SE
  sk=sk_Latn_SK sl=sl_Latn_SI sli=sli_Latn_PL sly=sly_Latn_ID sm=sm_Latn_WS sma=sma_Latn_SE
  smj=smj_Latn_SE smn=smn_Latn_FI sms=sms_Latn_FI sn=sn_Latn_ZW snk=snk_Latn_ML so=so_Latn_SO
  sog=sog_Sogd_UZ sq=sq_Latn_AL sr=sr_Cyrl_RS sr_ME=sr_Latn_ME sr_RO=sr_Latn_RO sr_RU=sr_Latn_RU
  sr_TR=sr_Latn_TR srn=srn_Latn_SR srr=srr_Latn_SN ss=ss_Latn_ZA ssy=ssy_Latn_ER st=st_Latn_ZA
  stq=stq_Latn_DE su=su_Latn_ID suk=suk_Latn_TZ sus=sus_Latn_GN sv=sv_Latn_SE sw=sw_Latn_TZ
  swb=swb_Arab_YT syc=syc_Syrc_TR syr=syr_Syrc_IQ szl=szl_Latn_PL ta=ta_Taml_IN tcy=tcy_Knda_IN
  te=te_Telu_IN tem=tem_Latn_SL teo=teo_Latn_UG ter=ter_Latn_BR tet=tet_Latn_TL tg=tg_Cyrl_TJ
  tg_Arab=tg_Arab_PK tg_PK=tg_Arab_PK th=th_Thai_TH ti=ti_Ethi_ET tig=tig_Ethi_ER tiv=tiv_Latn_NG
  tk=tk_Latn_TM tkl=tkl_Latn_TK tkr=tkr_Latn_AZ tli=tli_Latn_US tly=tly_Latn_AZ tmh=tmh_Latn_NE
  tn=tn_Latn_ZA to=to_Latn_TO tog=tog_Latn_MW tok=tok_Latn_001 tpi=tpi_Latn_PG tr=tr_Latn_TR
  tru=tru_Latn_TR trv=trv_Latn_TW ts=ts_Latn_ZA tsd=tsd_Grek_GR tsi=tsi_Latn_CA tt=tt_Cyrl_RU
  ttt=ttt_Latn_AZ tum=tum_Latn_MW tvl=tvl_Latn_TV twq=twq_Latn_NE ty=ty_Latn_PF tyv=tyv_Cyrl_RU
  tzm=tzm_Latn_MA udm=udm_Cyrl_RU ug=ug_Arab_CN ug_Cyrl=ug_Cyrl_KZ ug_KZ=ug_Cyrl_KZ ug_MN=ug_Cyrl_MN
  uga=uga_Ugar_SY uk=uk_Cyrl_UA umb=umb_Latn_AO und=en_Latn_US und_419=es_Latn_419 und_AD=ca_Latn_AD
  und_AE=ar_Arab_AE und_AF=fa_Arab_AF und_AL=sq_Latn_AL und_AM=hy_Armn_AM und_AO=pt_Latn_AO
  und_AR=es_Latn_AR und_AS=sm_Latn_AS und_AT=de_Latn_AT und_AW=nl_Latn_AW und_AX=sv_Latn_AX
  und_AZ=az_Latn_AZ und_Adlm=ff_Adlm_GN und_Arab=ar_Arab_EG und_Aran=ur_Aran_PK und_Armi=arc_Armi_IR
  und_Armn=hy_Armn_AM und_Avst=ae_Avst_IR und_BA=bs_Latn_BA und_BD=bn_Beng_BD und_BE=nl_Latn_BE
  und_BF=fr_Latn_BF und_BG=bg_Cyrl_BG und_BH=ar_Arab_BH und_BI=rn_Latn_BI und_BJ=fr_Latn_BJ
  und_BL=fr_Latn_BL und_BN=ms_Latn_BN und_BO=es_Latn_BO und_BQ=pap_Latn_BQ und_BR=pt_Latn_BR
  und_BT=dz_Tibt_BT und_BY=be_Cyrl_BY und_Bamu=bax_Bamu_CM und_Beng=bn_Beng_BD und_Brah=pka_Brah_IN
  und_CC=ms_Arab_CC und_CD=sw_Latn_CD und_CF=fr_Latn_CF und_CG=fr_Latn_CG und_CH=de_Latn_CH
  und_CI=fr_Latn_CI und_CL=es_Latn_CL und_CM=fr_Latn_CM und_CN=zh_Hans_CN und_CO=es_Latn_CO
  und_CR=es_Latn_CR und_CU=es_Latn_CU und_CV=pt_Latn_CV und_CW=pap_Latn_CW und_CY=el_Grek_CY
  und_CZ=cs_Latn_CZ und_Cakm=ccp_Cakm_BD und_Cans=iu_Cans_CA und_Cher=chr_Cher_US und_Copt=cop_Copt_EG
  und_Cprt=grc_Cprt_CY und_Cyrl=ru_Cyrl_RU und_DE=de_Latn_DE und_DJ=aa_Latn_DJ und_DK=da_Latn_DK
  und_DO=es_Latn_DO und_DZ=ar_Arab_DZ und_Deva=hi_Deva_IN und_EA=es_Latn_EA und_EC=es_Latn_EC
  und_EE=et_Latn_EE und_EG=ar_Arab_EG und_EH=ar_Arab_EH und_ER=ti_Ethi_ER und_ES=es_Latn_ES
  und_ET=am_Ethi_ET und_Egyp=egy_Egyp_EG und_Ethi=am_Ethi_ET und_FI=fi_Latn_FI und_FO=fo_Latn_FO
  und_FR=fr_Latn_FR und_GA=fr_Latn_GA und_GE=ka_Geor_GE und_GF=fr_Latn_GF und_GH=ak_Latn_GH
  und_GL=kl_Latn_GL und_GN=fr_Latn_GN und_GP=fr_Latn_GP und_GQ=es_Latn_GQ und_GR=el_Grek_GR
  und_GT=es_Latn_GT und_GW=pt_Latn_GW und_Geor=ka_Geor_GE und_Goth=got_Goth_UA und_Grek=el_Grek_GR
  und_Gujr=gu_Gujr_IN und_Guru=pa_Guru_IN und_HK=zh_Hant_HK und_HN=es_Latn_HN und_HR=hr_Latn_HR
  und_HT=ht_Latn_HT und_HU=hu_Latn_HU und_Hans=zh_Hans_CN und_Hant=zh_Hant_TW und_Hebr=he_Hebr_IL
  und_Hmng=hnj_Hmng_LA und_IC=es_Latn_IC und_ID=id_Latn_ID und_IL=he_Hebr_IL und_IN=hi_Deva_IN
  und_IQ=ar_Arab_IQ und_IR=fa_Arab_IR und_IS=is_Latn_IS und_IT=it_Latn_IT und_JO=ar_Arab_JO
  und_JP=ja_Jpan_JP und_Jpan=ja_Jpan_JP und_KE=sw_Latn_KE und_KG=ky_Cyrl_KG und_KH=km_Khmr_KH
  und_KM=ar_Arab_KM und_KP=ko_Kore_KP und_KR=ko_Kore_KR und_KW=ar_Arab_KW und_KZ=ru_Cyrl_KZ
  und_Kana=ja_Kana_JP und_Kawi=kaw_Kawi_ID und_Khmr=km_Khmr_KH und_Knda=kn_Knda_IN und_Kore=ko_Kore_KR
  und_LA=lo_Laoo_LA und_LB=ar_Arab_LB und_LI=de_Latn_LI und_LK=si_Sinh_LK und_LS=st_Latn_LS
  und_LT=lt_Latn_LT und_LU=fr_Latn_LU und_LV=lv_Latn_LV und_LY=ar_Arab_LY und_Laoo=lo_Laoo_LA
  und_MA=ar_Arab_MA und_MC=fr_Latn_MC und_MD=ro_Latn_MD und_ME=sr_Latn_ME und_MF=fr_Latn_MF
  und_MG=mg_Latn_MG und_MK=mk_Cyrl_MK und_ML=bm_Latn_ML und_MM=my_Mymr_MM und_MN=mn_Cyrl_MN
  und_MO=zh_Hant_MO und_MQ=fr_Latn_MQ und_MR=ar_Arab_MR und_MT=mt_Latn_MT und_MU=mfe_Latn_MU
  und_MV=dv_Thaa_MV und_MX=es_Latn_MX und_MY=ms_Latn_MY und_MZ=pt_Latn_MZ und_Mand=myz_Mand_IR
  und_Mlym=ml_Mlym_IN und_Mong=mn_Mong_CN und_Mtei=mni_Mtei_IN und_Mymr=my_Mymr_MM und_NA=af_Latn_NA
  und_NC=fr_Latn_NC und_NE=ha_Latn_NE und_NI=es_Latn_NI und_NL=nl_Latn_NL und_NO=nb_Latn_NO
  und_NP=ne_Deva_NP und_Newa=new_Newa_NP und_Nkoo=man_Nkoo_GN und_OM=ar_Arab_OM und_Ogam=sga_Ogam_IE
  und_Olck=sat_Olck_IN und_Orkh=otk_Orkh_MN und_Orya=or_Orya_IN und_Osge=osa_Osge_US und_Ougr=oui_Ougr_CN
  und_PA=es_Latn_PA und_PE=es_Latn_PE und_PF=fr_Latn_PF und_PG=tpi_Latn_PG und_PH=fil_Latn_PH
  und_PK=ur_Aran_PK und_PL=pl_Latn_PL und_PM=fr_Latn_PM und_PR=es_Latn_PR und_PS=ar_Arab_PS
  und_PT=pt_Latn_PT und_PW=pau_Latn_PW und_PY=gn_Latn_PY und_Phli=pal_Phli_IR und_Phnx=phn_Phnx_LB
  und_QA=ar_Arab_QA und_RE=fr_Latn_RE und_RO=ro_Latn_RO und_RS=sr_Cyrl_RS und_RU=ru_Cyrl_RU
  und_RW=rw_Latn_RW und_Rjng=rej_Rjng_ID und_Rohg=rhg_Rohg_MM und_Runr=non_Runr_SE und_SA=ar_Arab_SA
  und_SC=fr_Latn_SC und_SD=ar_Arab_SD und_SE=sv_Latn_SE und_SI=sl_Latn_SI und_SJ=nb_Latn_SJ
  und_SK=sk_Latn_SK und_SL=kri_Latn_SL und_SM=it_Latn_SM und_SN=fr_Latn_SN und_SO=so_Latn_SO
  und_SR=nl_Latn_SR und_SS=ar_Arab_SS und_ST=pt_Latn_ST und_SV=es_Latn_SV und_SY=ar_Arab_SY
  und_Samr=smp_Samr_IL und_Saur=saz_Saur_IN und_Sgnw=ase_Sgnw_US und_Sinh=si_Sinh_LK und_Sogd=sog_Sogd_UZ
  und_Syrc=syr_Syrc_IQ und_TD=fr_Latn_TD und_TG=fr_Latn_TG und_TH=th_Thai_TH und_TJ=tg_Cyrl_TJ
  und_TK=tkl_Latn_TK und_TL=pt_Latn_TL und_TM=tk_Latn_TM und_TN=ar_Arab_TN und_TO=to_Latn_TO
  und_TR=tr_Latn_TR und_TV=tvl_Latn_TV und_TW=zh_Hant_TW und_TZ=sw_Latn_TZ und_Taml=ta_Taml_IN
  und_Telu=te_Telu_IN und_Tfng=zgh_Tfng_MA und_Thaa=dv_Thaa_MV und_Thai=th_Thai_TH und_Tibt=bo_Tibt_CN
  und_UA=uk_Cyrl_UA und_UG=sw_Latn_UG und_UY=es_Latn_UY und_UZ=uz_Latn_UZ und_Ugar=uga_Ugar_SY
  und_VA=it_Latn_VA und_VE=es_Latn_VE und_VN=vi_Latn_VN und_VU=bi_Latn_VU und_Vaii=vai_Vaii_LR
  und_WF=fr_Latn_WF und_WS=sm_Latn_WS und_Wcho=nnp_Wcho_IN und_XK=sq_Latn_XK und_Xpeo=peo_Xpeo_IR
  und_Xsux=akk_Xsux_IQ und_YE=ar_Arab_YE und_YT=fr_Latn_YT und_Yiii=ii_Yiii_CN und_ZM=bem_Latn_ZM
  und_ZW=sn_Latn_ZW ur=ur_Aran_PK uz=uz_Latn_UZ uz_AF=uz_Arab_AF uz_Arab=uz_Arab_AF uz_CN=uz_Cyrl_CN
  vai=vai_Vaii_LR ve=ve_Latn_ZA vec=vec_Latn_IT vep=vep_Latn_RU vi=vi_Latn_VN vls=vls_Latn_BE
  vmf=vmf_Latn_DE vmw=vmw_Latn_MZ vo=vo_Latn_001 vot=vot_Latn_RU vro=vro_Latn_EE vun=vun_Latn_TZ
  wa=wa_Latn_BE wae=wae_Latn_CH wal=wal_Ethi_ET war=war_Latn_PH was=was_Latn_US wbp=wbp_Latn_AU
  wo=wo_Latn_SN wuu=wuu_Hans_CN xal=xal_Cyrl_RU xh=xh_Latn_ZA xmf=xmf_Geor_GE xnr=xnr_Deva_IN
  xog=xog_Latn_UG yao=yao_Latn_MZ yap=yap_Latn_FM yav=yav_Latn_CM ybb=ybb_Latn_CM yi=yi_Hebr_UA
  yo=yo_Latn_NG yrl=yrl_Latn_BR yue=yue_Hant_HK yue_CN=yue_Hans_CN yue_Hans=yue_Hans_CN za=za_Latn_CN
  zap=zap_Latn_MX zea=zea_Latn_NL zen=zen_Tfng_MR zgh=zgh_Tfng_MA zh=zh_Hans_CN zh_AU=zh_Hant_AU
  zh_BN=zh_Hant_BN zh_GB=zh_Hant_GB zh_GF=zh_Hant_GF zh_HK=zh_Hant_HK zh_Hant=zh_Hant_TW zh_ID=zh_Hant_ID
  zh_MO=zh_Hant_MO zh_PA=zh_Hant_PA zh_PF=zh_Hant_PF zh_PH=zh_Hant_PH zh_SR=zh_Hant_SR zh_TH=zh_Hant_TH
  zh_TW=zh_Hant_TW zh_VN=zh_Hant_VN zu=zu_Latn_ZA zun=zun_Latn_US zza=zza_Latn_TR
  """#
