// Each entry is an identifier, an equals sign, and what stands for it.

/// What Apple's systems fall back to from an identifier; these come first.
let systemLanguageParents: StaticString = #"""
  ars=ar en_150=en_GB en_AG=en_GB en_AI=en_GB en_AU=en_GB en_BB=en_GB en_BD=en_GB en_BM=en_GB en_BN=en_GB
  en_BS=en_GB en_BW=en_GB en_BZ=en_GB en_CC=en_AU en_CK=en_AU en_CX=en_AU en_CY=en_150 en_DG=en_GB
  en_DM=en_GB en_FJ=en_GB en_FK=en_GB en_GB=en_001 en_GD=en_GB en_GG=en_GB en_GH=en_GB en_GI=en_GB
  en_GM=en_GB en_GY=en_GB en_HK=en_GB en_IE=en_GB en_IM=en_GB en_IN=en_GB en_IO=en_GB en_JE=en_GB
  en_JM=en_GB en_KE=en_GB en_KI=en_GB en_KN=en_GB en_KY=en_GB en_LC=en_GB en_LK=en_GB en_LS=en_GB
  en_MO=en_GB en_MS=en_GB en_MT=en_GB en_MU=en_GB en_MV=en_GB en_MW=en_GB en_MY=en_GB en_NA=en_GB
  en_NF=en_AU en_NG=en_GB en_NR=en_AU en_NU=en_AU en_NZ=en_AU en_PG=en_AU en_PK=en_GB en_PN=en_GB
  en_SB=en_GB en_SC=en_GB en_SD=en_GB en_SG=en_GB en_SH=en_GB en_SL=en_GB en_SS=en_GB en_SZ=en_GB
  en_TC=en_GB en_TO=en_GB en_TT=en_GB en_TV=en_GB en_TZ=en_GB en_UG=en_GB en_VC=en_GB en_VG=en_GB
  en_VU=en_GB en_WS=en_AU en_ZA=en_GB en_ZM=en_GB en_ZW=en_GB es_MX=es_419 wuu=wuu_Hans wuu_Hans=zh_Hans
  wuu_Hant=zh_Hant yue=yue_Hant yue_HK=zh_Hant_HK yue_Hans=zh_Hans yue_Hant=yue_HK zh_HK=zh_Hant
  zh_Hant=zh_TW zh_Hant_HK=zh_HK zh_TW=root
  """#

/// What is fallen back to from an identifier.
let languageParents: StaticString = #"""
  en_150=en_001 en_AD=en_150 en_AF=en_001 en_AG=en_001 en_AI=en_001 en_AL=en_150 en_AM=en_001 en_AO=en_001
  en_AR=en_001 en_AT=en_150 en_AU=en_001 en_AW=en_001 en_AX=en_001 en_AZ=en_001 en_BA=en_150 en_BB=en_001
  en_BD=en_001 en_BE=en_150 en_BF=en_001 en_BG=en_150 en_BH=en_001 en_BJ=en_001 en_BL=en_001 en_BM=en_001
  en_BN=en_001 en_BO=en_001 en_BQ=en_001 en_BR=en_001 en_BS=en_001 en_BW=en_001 en_BY=en_150 en_BZ=en_001
  en_CC=en_001 en_CD=en_001 en_CF=en_001 en_CG=en_001 en_CH=en_150 en_CI=en_001 en_CK=en_001 en_CM=en_001
  en_CR=en_001 en_CU=en_001 en_CV=en_001 en_CX=en_001 en_CY=en_001 en_CZ=en_150 en_DE=en_150 en_DG=en_001
  en_DK=en_150 en_DM=en_001 en_DO=en_001 en_DZ=en_001 en_EC=en_001 en_EE=en_150 en_EG=en_001 en_EH=en_001
  en_ER=en_001 en_ES=en_150 en_ET=en_001 en_FI=en_150 en_FJ=en_001 en_FK=en_001 en_FM=en_001 en_FO=en_150
  en_FR=en_150 en_GA=en_001 en_GB=en_001 en_GD=en_001 en_GE=en_150 en_GF=en_001 en_GG=en_001 en_GH=en_001
  en_GI=en_001 en_GL=en_150 en_GM=en_001 en_GN=en_001 en_GP=en_001 en_GQ=en_001 en_GR=en_150 en_GT=en_001
  en_GY=en_001 en_HK=en_001 en_HN=en_001 en_HR=en_150 en_HT=en_001 en_HU=en_150 en_IC=en_001 en_ID=en_001
  en_IE=en_001 en_IL=en_001 en_IM=en_001 en_IN=en_001 en_IO=en_001 en_IQ=en_001 en_IS=en_150 en_IT=en_150
  en_JE=en_001 en_JM=en_001 en_JO=en_001 en_KE=en_001 en_KG=en_001 en_KH=en_001 en_KI=en_001 en_KM=en_001
  en_KN=en_001 en_KW=en_001 en_KY=en_001 en_KZ=en_001 en_LA=en_001 en_LB=en_001 en_LC=en_001 en_LI=en_150
  en_LK=en_001 en_LR=en_001 en_LS=en_001 en_LT=en_150 en_LU=en_150 en_LV=en_150 en_LY=en_001 en_MA=en_001
  en_MC=en_150 en_MD=en_150 en_ME=en_150 en_MF=en_001 en_MG=en_001 en_MK=en_150 en_ML=en_001 en_MM=en_001
  en_MN=en_001 en_MO=en_001 en_MQ=en_001 en_MR=en_001 en_MS=en_001 en_MT=en_001 en_MU=en_001 en_MV=en_001
  en_MW=en_001 en_MY=en_001 en_MZ=en_001 en_NA=en_001 en_NC=en_001 en_NE=en_001 en_NF=en_001 en_NG=en_001
  en_NI=en_001 en_NL=en_150 en_NO=en_150 en_NP=en_001 en_NR=en_001 en_NU=en_001 en_NZ=en_001 en_OM=en_001
  en_PE=en_001 en_PF=en_001 en_PG=en_001 en_PK=en_001 en_PL=en_150 en_PM=en_001 en_PN=en_001 en_PS=en_001
  en_PT=en_150 en_PW=en_001 en_QA=en_001 en_RE=en_001 en_RO=en_150 en_RS=en_150 en_RU=en_150 en_RW=en_001
  en_SB=en_001 en_SC=en_001 en_SD=en_001 en_SE=en_150 en_SG=en_001 en_SH=en_001 en_SI=en_150 en_SJ=en_001
  en_SK=en_150 en_SL=en_001 en_SM=en_001 en_SN=en_001 en_SO=en_001 en_SS=en_001 en_ST=en_001 en_SV=en_001
  en_SX=en_001 en_SY=en_001 en_SZ=en_001 en_TC=en_001 en_TD=en_001 en_TF=en_001 en_TG=en_001 en_TH=en_001
  en_TJ=en_001 en_TK=en_001 en_TL=en_001 en_TM=en_001 en_TN=en_001 en_TO=en_001 en_TT=en_001 en_TV=en_001
  en_TZ=en_001 en_UA=en_150 en_UG=en_001 en_UY=en_001 en_UZ=en_001 en_VA=en_150 en_VC=en_001 en_VE=en_001
  en_VG=en_001 en_VN=en_001 en_VU=en_001 en_WF=en_001 en_WS=en_001 en_YE=en_001 en_YT=en_001 en_ZA=en_001
  en_ZM=en_001 en_ZW=en_001 es_AG=es_419 es_AI=es_419 es_AR=es_419 es_AW=es_419 es_BB=es_419 es_BL=es_419
  es_BM=es_419 es_BO=es_419 es_BQ=es_419 es_BR=es_419 es_BS=es_419 es_BZ=es_419 es_CA=es_419 es_CL=es_419
  es_CO=es_419 es_CR=es_419 es_CU=es_419 es_CW=es_419 es_DM=es_419 es_DO=es_419 es_EC=es_419 es_FK=es_419
  es_GD=es_419 es_GF=es_419 es_GL=es_419 es_GP=es_419 es_GT=es_419 es_GY=es_419 es_HN=es_419 es_HT=es_419
  es_JP=es_419 es_KN=es_419 es_KY=es_419 es_LC=es_419 es_MF=es_419 es_MQ=es_419 es_MS=es_419 es_MX=es_419
  es_NI=es_419 es_PA=es_419 es_PE=es_419 es_PM=es_419 es_PR=es_419 es_PY=es_419 es_SR=es_419 es_SV=es_419
  es_SX=es_419 es_TC=es_419 es_TT=es_419 es_US=es_419 es_UY=es_419 es_VC=es_419 es_VE=es_419 es_VG=es_419
  es_VI=es_419 hi_Latn=en_IN ht=fr_HT nb=no nn=no no_NO=no pt_AO=pt_PT pt_CH=pt_PT pt_CV=pt_PT pt_FR=pt_PT
  pt_GQ=pt_PT pt_GW=pt_PT pt_LU=pt_PT pt_MO=pt_PT pt_MZ=pt_PT pt_ST=pt_PT pt_TL=pt_PT
  zh_Hant_MO=zh_Hant_HK
  """#
