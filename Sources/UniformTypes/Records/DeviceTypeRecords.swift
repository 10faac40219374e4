// Each line is what the types conform to, with commas, a colon, and the types. A period in front stands for
// `com.apple`.

/// Types that stand for models of devices.
let deviceTypeRecords: StaticString = #"""
  .device: .airport .airport-express .time-capsule
  .airport: .airport-extreme-tower
  .time-capsule: .airport-time-capsule-tower
  .ios-device: .apple-tv
  .apple-tv: .apple-tv-2 .apple-tv-3 .apple-tv-3a .apple-tv-4 .apple-tv-4k .apple-tv-4k-2nd
  .mac.tower: .developer-transition-kit-2005 .powermac
  .mac: .developer-transition-kit-2020 .emac .imac .mac.laptop .mac.rackmount .mac.tower .macpro .macstudio
  .mac: .virtual-machine
  : .homebuttonless-device
  .homepod,public.speaker,.ios-device: .homepod-1 .homepod-2
  .homepod: .homepod-mini
  .homepod-mini: .homepod-mini-1 .homepod-mini-2 .homepod-mini-7 .homepod-mini-8 .homepod-mini-9
  .mac.laptop: .ibook-g4 .macbook .macbookair .macbookpro .powerbook
  .imac-unibody-27-no-optical: .imac-15-1 .imac-unibody-27-no-optical-2017 .imac-unibody-27-no-optical-2019
  .imac-unibody-27-no-optical: .imac-unibody-27-no-optical-2020 .imac-unibody-27-no-optical-late-2015
  .imac: .imac-2021 .imac-aluminum-20 .imac-aluminum-24 .imac-core-2-duo .imac-core-duo .imac-g4-15
  .imac: .imac-g4-17 .imac-g4-20 .imac-g5 .imac-g5-isight .imac-iSight-24 .imac-unibody .imac-unibody-21
  .imac: .imac-unibody-21-no-optical .imac-unibody-27-no-optical .imacpro-2017
  .imac-2021: .imac-2021-blue .imac-2021-green .imac-2021-orange .imac-2021-purple .imac-2021-red
  .imac-2021: .imac-2021-silver .imac-2021-yellow
  .imac-unibody-21-no-optical: .imac-unibody-21-no-optical-2017 .imac-unibody-21-no-optical-2019
  .imac-unibody-21-no-optical: .imac-unibody-21-no-optical.mid-2015
  public.device: .ipad .iphone .ipod .watch
  .ipad: .ipad-2-black .ipad-2-cdma-black .ipad-2-cdma-white .ipad-2-gsm-black .ipad-2-gsm-white
  .ipad: .ipad-2-white .ipad-2a-black .ipad-2a-white .ipad-3-4g-CDMA-black .ipad-3-4g-CDMA-white
  .ipad: .ipad-3-4g-GSM-black .ipad-3-4g-GSM-white .ipad-3-black .ipad-3-white .ipad-4-A1458-black
  .ipad: .ipad-4-A1458-white .ipad-4-A1459-black .ipad-4-A1459-white .ipad-4-A1460-black .ipad-4-A1460-white
  .ipad: .ipad-6-A1893-1 .ipad-6-A1893-2 .ipad-6-A1893-3 .ipad-6-A1954-1 .ipad-6-A1954-2 .ipad-6-A1954-3
  .ipad: .ipad-7-wifi-1 .ipad-7-wifi-2 .ipad-7-wifi-3 .ipad-7-wwan-1 .ipad-7-wwan-2 .ipad-7-wwan-3
  .ipad: .ipad-8-wifi-1 .ipad-8-wifi-2 .ipad-8-wifi-3 .ipad-8-wwan-1 .ipad-8-wwan-2 .ipad-8-wwan-3
  .ipad: .ipad-9-wifi-1 .ipad-9-wifi-2 .ipad-9-wwan-1 .ipad-9-wwan-2 .ipad-Air-A1474-99989b
  .ipad: .ipad-Air-A1474-d7d9d8 .ipad-Air-A1475-99989b .ipad-Air-A1475-d7d9d8 .ipad-Air-A1476-99989b
  .ipad: .ipad-Air-A1476-d7d9d8 .ipad-air2-A1566-b4b5b9 .ipad-air2-A1566-d7d9d8 .ipad-air2-A1566-e1ccb5
  .ipad: .ipad-air2-A1567-b4b5b9 .ipad-air2-A1567-d7d9d8 .ipad-air2-A1567-e1ccb5 .ipad-air3-wifi-1
  .ipad: .ipad-air3-wifi-2 .ipad-air3-wifi-3 .ipad-air3-wwan-1 .ipad-air3-wwan-2 .ipad-air3-wwan-3
  .ipad: .ipad-gen5-A1822-1 .ipad-gen5-A1822-2 .ipad-gen5-A1822-3 .ipad-gen5-A1823-1 .ipad-gen5-A1823-2
  .ipad: .ipad-gen5-A1823-3 .ipad-mini-3g-A1454-black .ipad-mini-3g-A1454-white .ipad-mini-3g-A1455-black
  .ipad: .ipad-mini-3g-A1455-white .ipad-mini-black .ipad-mini-white .ipad-mini2-A1489-99989b
  .ipad: .ipad-mini2-A1489-d7d9d8 .ipad-mini2-A1490-99989b .ipad-mini2-A1490-d7d9d8 .ipad-mini2-A1491-99989b
  .ipad: .ipad-mini2-A1491-d7d9d8 .ipad-mini3-A1599-b4b5b9 .ipad-mini3-A1599-d7d9d8 .ipad-mini3-A1599-e1ccb5
  .ipad: .ipad-mini3-A1600-b4b5b9 .ipad-mini3-A1600-d7d9d8 .ipad-mini3-A1600-e1ccb5 .ipad-mini3-A1601-b4b5b9
  .ipad: .ipad-mini3-A1601-d7d9d8 .ipad-mini3-A1601-e1ccb5 .ipad-mini4-A1538-b4b5b9 .ipad-mini4-A1538-d7d9d8
  .ipad: .ipad-mini4-A1538-e1ccb5 .ipad-mini4-A1550-b4b5b9 .ipad-mini4-A1550-d7d9d8 .ipad-mini4-A1550-e1ccb5
  .ipad: .ipad-mini5-wifi-1 .ipad-mini5-wifi-2 .ipad-mini5-wifi-3 .ipad-mini5-wwan-1 .ipad-mini5-wwan-2
  .ipad: .ipad-mini5-wwan-3 .ipad-pro-10point5-A1701-1 .ipad-pro-10point5-A1701-2 .ipad-pro-10point5-A1701-3
  .ipad: .ipad-pro-10point5-A1701-4 .ipad-pro-10point5-A1709-1 .ipad-pro-10point5-A1709-2
  .ipad: .ipad-pro-10point5-A1709-3 .ipad-pro-10point5-A1709-4 .ipad-pro-9point7-A1673-b9b7ba
  .ipad: .ipad-pro-9point7-A1673-dadcdb .ipad-pro-9point7-A1673-e1ccb7 .ipad-pro-9point7-A1673-e4c1b9
  .ipad: .ipad-pro-9point7-A1674-b9b7ba .ipad-pro-9point7-A1674-dadcdb .ipad-pro-9point7-A1674-e1ccb7
  .ipad: .ipad-pro-9point7-A1674-e4c1b9 .ipad-pro-A1584-b4b5b9 .ipad-pro-A1584-d7d9d8 .ipad-pro-A1584-e1ccb5
  .ipad: .ipad-pro-A1652-b4b5b9 .ipad-pro-A1652-d7d9d8 .ipad-pro-A1652-e1ccb5 .ipad-pro-A1670-1
  .ipad: .ipad-pro-A1670-2 .ipad-pro-A1670-3 .ipad-pro-A1821-1 .ipad-pro-A1821-2 .ipad-pro-A1821-3
  .homebuttonless-ipad: .ipad-air4-1 .ipad-air4-2 .ipad-air4-3 .ipad-air4-4 .ipad-air4-5 .ipad-air5-1 .ipad-air5-3
  .homebuttonless-ipad: .ipad-air5-4 .ipad-air5-6 .ipad-air5-7 .ipad-mini6-1 .ipad-mini6-3 .ipad-mini6-6 .ipad-mini6-7
  .homebuttonless-ipad: .ipad-pro-11-1 .ipad-pro-11-2 .ipad-pro-11-2nd-1 .ipad-pro-11-2nd-2 .ipad-pro-11-3rd-1
  .homebuttonless-ipad: .ipad-pro-11-3rd-2 .ipad-pro-12point9-1 .ipad-pro-12point9-2 .ipad-pro-12point9-4th-1
  .homebuttonless-ipad: .ipad-pro-12point9-4th-2 .ipad-pro-12point9-5th-1 .ipad-pro-12point9-5th-2
  .homebuttonless-iphone: .iphone-11-1 .iphone-11-11 .iphone-11-12 .iphone-11-2 .iphone-11-6 .iphone-11-7 .iphone-11-pro-1
  .homebuttonless-iphone: .iphone-11-pro-12 .iphone-11-pro-2 .iphone-11-pro-4 .iphone-11-pro-max-1 .iphone-11-pro-max-12
  .homebuttonless-iphone: .iphone-11-pro-max-2 .iphone-11-pro-max-4 .iphone-12-1 .iphone-12-11 .iphone-12-18 .iphone-12-2
  .homebuttonless-iphone: .iphone-12-6 .iphone-12-9 .iphone-12-mini-1 .iphone-12-mini-11 .iphone-12-mini-18 .iphone-12-mini-2
  .homebuttonless-iphone: .iphone-12-mini-6 .iphone-12-mini-9 .iphone-12-pro-1 .iphone-12-pro-2 .iphone-12-pro-3
  .homebuttonless-iphone: .iphone-12-pro-9 .iphone-12-pro-max-1 .iphone-12-pro-max-2 .iphone-12-pro-max-3 .iphone-12-pro-max-9
  .homebuttonless-iphone: .iphone-13-1 .iphone-13-18 .iphone-13-2 .iphone-13-4 .iphone-13-6 .iphone-13-9 .iphone-13-mini-1
  .homebuttonless-iphone: .iphone-13-mini-18 .iphone-13-mini-2 .iphone-13-mini-4 .iphone-13-mini-6 .iphone-13-mini-9
  .homebuttonless-iphone: .iphone-13-pro-1 .iphone-13-pro-18 .iphone-13-pro-2 .iphone-13-pro-3 .iphone-13-pro-9
  .homebuttonless-iphone: .iphone-13-pro-max-1 .iphone-13-pro-max-18 .iphone-13-pro-max-2 .iphone-13-pro-max-3
  .homebuttonless-iphone: .iphone-13-pro-max-9 .iphone-x-1 .iphone-x-2 .iphone-xr-1 .iphone-xr-2 .iphone-xr-6 .iphone-xr-7
  .homebuttonless-iphone: .iphone-xr-8 .iphone-xr-9 .iphone-xs-1 .iphone-xs-2 .iphone-xs-4 .iphone-xs-max-1 .iphone-xs-max-2
  .homebuttonless-iphone: .iphone-xs-max-4
  .iphone: .iphone-3g .iphone-3gs .iphone-4 .iphone-4-black .iphone-4-cdma-black .iphone-4-cdma-white
  .iphone: .iphone-4-white .iphone-4b-black .iphone-4b-white .iphone-4s-black .iphone-4s-white
  .iphone: .iphone-5-A1428-3b3b3c .iphone-5-A1428-black .iphone-5-A1428-e1e4e3 .iphone-5-A1428-white
  .iphone: .iphone-5-A1429-3b3b3c .iphone-5-A1429-black .iphone-5-A1429-e1e4e3 .iphone-5-A1429-white
  .iphone: .iphone-5c-A1456-46abe0 .iphone-5c-A1456-a1e877 .iphone-5c-A1456-f5f4f7 .iphone-5c-A1456-faf189
  .iphone: .iphone-5c-A1456-fe767a .iphone-5c-A1507-46abe0 .iphone-5c-A1507-a1e877 .iphone-5c-A1507-f5f4f7
  .iphone: .iphone-5c-A1507-faf189 .iphone-5c-A1507-fe767a .iphone-5s-A1453-99989b .iphone-5s-A1453-d4c5b3
  .iphone: .iphone-5s-A1453-d7d9d8 .iphone-5s-A1457-99989b .iphone-5s-A1457-d4c5b3 .iphone-5s-A1457-d7d9d8
  .iphone: .iphone-6-b4b5b9 .iphone-6-d7d9d8 .iphone-6-e1ccb5 .iphone-6-plus-b4b5b9 .iphone-6-plus-d7d9d8
  .iphone: .iphone-6-plus-e1ccb5 .iphone-6s-b9b7ba .iphone-6s-dadcdb .iphone-6s-e1ccb7 .iphone-6s-e4c1b9
  .iphone: .iphone-6s-plus-b9b7ba .iphone-6s-plus-dadcdb .iphone-6s-plus-e1ccb7 .iphone-6s-plus-e4c1b9
  .iphone: .iphone-7-1 .iphone-7-2 .iphone-7-3 .iphone-7-4 .iphone-7-5 .iphone-7-6 .iphone-7-plus-1
  .iphone: .iphone-7-plus-2 .iphone-7-plus-3 .iphone-7-plus-4 .iphone-7-plus-5 .iphone-7-plus-6 .iphone-8-2
  .iphone: .iphone-8-6 .iphone-8-7 .iphone-8-8 .iphone-8-plus-1 .iphone-8-plus-2 .iphone-8-plus-3
  .iphone: .iphone-8-plus-6 .iphone-se-1 .iphone-se-2 .iphone-se-6 .iphone-se-A1662-aeb1b8
  .iphone: .iphone-se-A1662-d6c8b9 .iphone-se-A1662-dcdede .iphone-se-A1662-e5bdb5 .iphone-se3-1 .iphone-se3-2
  .iphone: .iphone-se3-6
  .ipod: .ipod-touch .ipod-touch-4
  .ipod-touch: .ipod-touch-2 .ipod-touch-3 .ipod-touch-4-black .ipod-touch-4-white .ipod-touch-5-blue
  .ipod-touch: .ipod-touch-5-pink .ipod-touch-5-red .ipod-touch-5-silver .ipod-touch-5-slate .ipod-touch-5-sparrow
  .ipod-touch: .ipod-touch-5-white .ipod-touch-5-yellow .ipod-touch-6-458dce .ipod-touch-6-6b6a6d
  .ipod-touch: .ipod-touch-6-c6353f .ipod-touch-6-dadcdb .ipod-touch-6-e1ccb7 .ipod-touch-6-e75090 .ipod-touch-7-2
  .ipod-touch: .ipod-touch-7-3 .ipod-touch-7-4 .ipod-touch-7-5 .ipod-touch-7-6 .ipod-touch-7-9
  public.computer,.device: .mac
  .macbook: .macbook-black .macbook-retina .macbook-unibody .macbook-unibody-plastic .macbook-white
  .macbook-retina: .macbook-retina-gold .macbook-retina-gold-2018 .macbook-retina-rose-gold .macbook-retina-silver
  .macbook-retina: .macbook-retina-space-gray
  .macbook-retina-gold: .macbook-retina-gold-2017
  .macbook-retina-rose-gold: .macbook-retina-rose-gold-2017
  .macbook-retina-silver: .macbook-retina-silver-2017
  .macbook-retina-space-gray: .macbook-retina-space-gray-2017
  .macbookair: .macbookair-11-unibody .macbookair-13-2022 .macbookair-13-unibody .macbookair-2018
  .macbookair-13-2022: .macbookair-13-2022-midnight .macbookair-13-2022-silver .macbookair-13-2022-space-gray
  .macbookair-13-2022: .macbookair-13-2022-stardust
  .macbookair-2018: .macbookair-2018-gold .macbookair-2018-silver .macbookair-2018-space-gray .macbookair-2019
  .macbookair-2018-gold: .macbookair-2019-gold
  .macbookair-2018-silver: .macbookair-2019-silver
  .macbookair-2018-space-gray: .macbookair-2019-space-gray
  .macbookair-2019: .macbookair-2020
  .macbookair-2019-gold: .macbookair-2020-gold
  .macbookair-2019-silver: .macbookair-2020-silver
  .macbookair-2019-space-gray: .macbookair-2020-space-gray
  .macbookair-2020: .macbookair-late-2020
  .macbookair-2020-gold,.macbookair-late-2020: .macbookair-late-2020-gold
  .macbookair-2020-silver,.macbookair-late-2020: .macbookair-late-2020-silver
  .macbookair-2020-space-gray,.macbookair-late-2020: .macbookair-late-2020-space-gray
  .macbookpro-13-retina-touchid: .macbookpro-13-2022 .macbookpro-13-retina-four-usb-ports-2020 .macbookpro-13-retina-touchid-2017
  .macbookpro-13-retina-touchid: .macbookpro-13-retina-touchid-2018 .macbookpro-13-retina-touchid-2020
  .macbookpro-13-retina-touchid: .macbookpro-13-retina-touchid-silver .macbookpro-13-retina-touchid-space-gray
  .macbookpro-13-retina-touchid-silver,.macbookpro-13-2022: .macbookpro-13-2022-silver
  .macbookpro-13-retina-touchid-space-gray,.macbookpro-13-2022: .macbookpro-13-2022-space-gray
  .macbookpro: .macbookpro-13-retina-display .macbookpro-13-retina-touchid .macbookpro-13-retina-usbc
  .macbookpro: .macbookpro-13-unibody .macbookpro-14 .macbookpro-15 .macbookpro-15-retina-display
  .macbookpro: .macbookpro-15-retina-touchid .macbookpro-15-unibody .macbookpro-16 .macbookpro-17
  .macbookpro: .macbookpro-17-unibody .macbookpro-2021
  .macbookpro-13-retina-touchid-silver,.macbookpro-13-retina-four-usb-ports-2020: .macbookpro-13-retina-four-usb-ports-silver-2020
  .macbookpro-13-retina-touchid-space-gray,.macbookpro-13-retina-four-usb-ports-2020: .macbookpro-13-retina-four-usb-ports-space-gray-2020
  .macbookpro-13-retina-touchid-2020: .macbookpro-13-retina-touchid-late-2020
  .macbookpro-13-retina-touchid-silver: .macbookpro-13-retina-touchid-silver-2017
  .macbookpro-13-retina-touchid-silver,.macbookpro-13-retina-touchid-2018: .macbookpro-13-retina-touchid-silver-2018
  .macbookpro-13-retina-touchid-silver,.macbookpro-13-retina-touchid-2020: .macbookpro-13-retina-touchid-silver-2020
  .macbookpro-13-retina-touchid-silver-2020,.macbookpro-13-retina-touchid-late-2020: .macbookpro-13-retina-touchid-silver-late-2020
  .macbookpro-13-retina-touchid-space-gray: .macbookpro-13-retina-touchid-space-gray-2017
  .macbookpro-13-retina-touchid-space-gray,.macbookpro-13-retina-touchid-2018: .macbookpro-13-retina-touchid-space-gray-2018
  .macbookpro-13-retina-touchid-space-gray,.macbookpro-13-retina-touchid-2020: .macbookpro-13-retina-touchid-space-gray-2020
  .macbookpro-13-retina-touchid-space-gray-2020,.macbookpro-13-retina-touchid-late-2020: .macbookpro-13-retina-touchid-space-gray-late-2020
  .macbookpro-13-retina-usbc: .macbookpro-13-retina-usbc-2017 .macbookpro-13-retina-usbc-2019 .macbookpro-13-retina-usbc-silver
  .macbookpro-13-retina-usbc: .macbookpro-13-retina-usbc-space-gray
  .macbookpro-13-retina-usbc-silver: .macbookpro-13-retina-usbc-silver-2017
  .macbookpro-13-retina-usbc-silver,.macbookpro-13-retina-usbc-2019: .macbookpro-13-retina-usbc-silver-2019
  .macbookpro-13-retina-usbc-space-gray: .macbookpro-13-retina-usbc-space-gray-2017
  .macbookpro-13-retina-usbc-space-gray,.macbookpro-13-retina-usbc-2019: .macbookpro-13-retina-usbc-space-gray-2019
  .macbookpro-2021,.macbookpro-14: .macbookpro-14-2021
  .macbookpro-14-2021,.macbookpro-14-silver: .macbookpro-14-2021-silver
  .macbookpro-14-2021,.macbookpro-14-space-gray: .macbookpro-14-2021-space-gray
  .macbookpro-14: .macbookpro-14-silver .macbookpro-14-space-gray
  .macbookpro-15-retina-touchid: .macbookpro-15-late-2018 .macbookpro-15-retina-touchid-2017 .macbookpro-15-retina-touchid-2018
  .macbookpro-15-retina-touchid: .macbookpro-15-retina-touchid-silver .macbookpro-15-retina-touchid-space-gray
  .macbookpro-15-retina-touchid-silver: .macbookpro-15-retina-touchid-silver-2017
  .macbookpro-15-retina-touchid-silver,.macbookpro-15-retina-touchid-2018: .macbookpro-15-retina-touchid-silver-2018
  .macbookpro-15-retina-touchid-space-gray: .macbookpro-15-retina-touchid-space-gray-2017
  .macbookpro-15-retina-touchid-space-gray,.macbookpro-15-retina-touchid-2018: .macbookpro-15-retina-touchid-space-gray-2018
  .macbookpro-15-retina-touchid-silver,.macbookpro-15-late-2018: .macbookpro-15-silver-late-2018
  .macbookpro-15-retina-touchid-space-gray,.macbookpro-15-late-2018: .macbookpro-15-space-gray-late-2018
  .macbookpro-2021,.macbookpro-16: .macbookpro-16-2021
  .macbookpro-16-2021,.macbookpro-16-silver: .macbookpro-16-2021-silver
  .macbookpro-16-2021,.macbookpro-16-space-gray: .macbookpro-16-2021-space-gray
  .macbookpro-16: .macbookpro-16-mid-2020 .macbookpro-16-silver .macbookpro-16-space-gray
  .macbookpro-16-silver,.macbookpro-16-mid-2020: .macbookpro-16-silver-mid-2020
  .macbookpro-16-space-gray,.macbookpro-16-mid-2020: .macbookpro-16-space-gray-mid-2020
  .macmini: .macmini-2018 .macmini-2020 .macmini-core-duo .macmini-g4 .macmini-unibody
  .macmini: .macmini-unibody-no-optical
  .macpro,.mac.tower: .macpro-2019 .macpro-cylinder .macpro-firewire
  .macpro,.mac.rackmount: .macpro-2019-rackmount
  .powerbook: .powerbook-g4-12 .powerbook-g4-15 .powerbook-g4-17 .powerbook-g4-titanium
  .powermac: .powermac-g4-mirrored-drive-doors .powermac-g4-quicksilver .powermac-g5
  public.display: .studio-display
  .watch: .watch-38mm-1 .watch-38mm-2 .watch-38mm-3 .watch-38mm-4 .watch-38mm-5 .watch-38mm-7 .watch-38mm-8
  .watch: .watch-38mm-9 .watch-38mm-series1-1 .watch-38mm-series1-2 .watch-38mm-series1-3
  .watch: .watch-38mm-series1-4 .watch-38mm-series1-5 .watch-38mm-series1-6 .watch-38mm-series2-1
  .watch: .watch-38mm-series2-2 .watch-38mm-series2-3 .watch-38mm-series2-4 .watch-38mm-series2-5
  .watch: .watch-38mm-series2-6 .watch-38mm-series2-7 .watch-38mm-series3-cell-1 .watch-38mm-series3-cell-11
  .watch: .watch-38mm-series3-cell-13 .watch-38mm-series3-cell-2 .watch-38mm-series3-cell-5
  .watch: .watch-38mm-series3-cell-6 .watch-38mm-series3-cell-7 .watch-38mm-series3-gps-1
  .watch: .watch-38mm-series3-gps-11 .watch-38mm-series3-gps-13 .watch-38mm-series3-gps-2
  .watch: .watch-38mm-series3-gps-5 .watch-38mm-series3-gps-6 .watch-38mm-series3-gps-7 .watch-42mm-1
  .watch: .watch-42mm-2 .watch-42mm-3 .watch-42mm-4 .watch-42mm-5 .watch-42mm-7 .watch-42mm-8 .watch-42mm-9
  .watch: .watch-42mm-series1-1 .watch-42mm-series1-2 .watch-42mm-series1-3 .watch-42mm-series1-4
  .watch: .watch-42mm-series1-5 .watch-42mm-series1-6 .watch-42mm-series2-1 .watch-42mm-series2-2
  .watch: .watch-42mm-series2-3 .watch-42mm-series2-4 .watch-42mm-series2-5 .watch-42mm-series2-6
  .watch: .watch-42mm-series2-7 .watch-42mm-series3-cell-1 .watch-42mm-series3-cell-11
  .watch: .watch-42mm-series3-cell-13 .watch-42mm-series3-cell-2 .watch-42mm-series3-cell-5
  .watch: .watch-42mm-series3-cell-6 .watch-42mm-series3-cell-7 .watch-42mm-series3-gps-1
  .watch: .watch-42mm-series3-gps-11 .watch-42mm-series3-gps-13 .watch-42mm-series3-gps-2
  .watch: .watch-42mm-series3-gps-5 .watch-42mm-series3-gps-6 .watch-42mm-series3-gps-7 .watch-se-1
  .watch: .watch-se-13 .watch-se-2 .watch-series4-1 .watch-series4-12 .watch-series4-13 .watch-series4-2
  .watch: .watch-series4-5 .watch-series4-6 .watch-series5-1 .watch-series5-12 .watch-series5-13
  .watch: .watch-series5-14 .watch-series5-2 .watch-series5-5 .watch-series5-6 .watch-series5-7
  .watch: .watch-series5-8 .watch-series6-1 .watch-series6-12 .watch-series6-13 .watch-series6-14
  .watch: .watch-series6-18 .watch-series6-2 .watch-series6-22 .watch-series6-26 .watch-series6-5
  .watch: .watch-series6-6 .watch-series6-8 .watch-series7-1 .watch-series7-12 .watch-series7-14
  .watch: .watch-series7-18 .watch-series7-2 .watch-series7-22 .watch-series7-26 .watch-series7-27
  .watch: .watch-series7-5 .watch-series7-6 .watch-series7-8
  .mac.rackmount: .xserve
  .xserve: .xserve-g4 .xserve-g5 .xserve-xeon
  public.computer: public.generic-pc
  """#
