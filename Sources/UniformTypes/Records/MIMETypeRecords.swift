// Each line is a MIME type and the endings of its files, the preferred one first.

/// MIME types by which the system finds endings where no type is declared with them.
let mimeTypeRecords: StaticString = #"""
  application/andrew-inset ez
  application/mac-compactpro cpt
  application/msexcel xls
  application/mspowerpoint ppt
  application/msword doc
  application/octet-stream dms lha lzh class so iso fla
  application/oda oda
  application/postscript ps eps ai
  application/vnd.adobe.xdp+xml xdp
  application/vnd.adobe.xfd+xml xfd
  application/vnd.adobe.xfdf xfdf
  application/vnd.fdf fdf
  application/vnd.mif mif
  application/vnd.ms-excel xls
  application/vnd.ms-powerpoint ppt
  application/vnd.wap.wbxml wbxml
  application/vnd.wap.wmlc wmlc
  application/vnd.wap.wmlscriptc wmlsc
  application/x-bcpio bcpio
  application/x-bittorrent torrent
  application/x-cdlink vcd
  application/x-chess-pgn pgn
  application/x-cpio cpio
  application/x-csh csh
  application/x-director dcr dir dxr
  application/x-diskcopy dmg
  application/x-dvi dvi
  application/x-filemaker fp6 fp5 fp4 fp3 fp2 fp
  application/x-futuresplash spl
  application/x-gzip gz tgz cpgz
  application/x-hdf hdf
  application/x-koan skp skd skt skm
  application/x-latex latex
  application/x-ms-wmd wmd
  application/x-msdownload dll
  application/x-netcdf nc cdf
  application/x-sh sh
  application/x-shar shar
  application/x-shockwave-flash swf
  application/x-sv4cpio sv4cpio
  application/x-sv4crc sv4crc
  application/x-tcl tcl
  application/x-tex tex
  application/x-texinfo texinfo texi
  application/x-troff t tr roff
  application/x-troff-man man
  application/x-troff-me me
  application/x-troff-ms ms
  application/x-ustar ustar
  application/x-wais-source src
  application/xml xml
  audio/aiff aiff
  audio/mpeg mp3 mpga mp2
  audio/x-aiff aiff
  audio/x-m4p m4p
  audio/x-pn-realaudio-plugin rpm
  chemical/x-pdb pdb
  chemical/x-xyz xyz
  image/ief ief
  image/vnd.wap.wbmp wbmp
  image/x-cmu-raster ras
  image/x-macpaint pnt pntg mac
  image/x-olympus-or orf
  image/x-pcx pcx
  image/x-portable-anymap pnm
  image/x-portable-bitmap pbm
  image/x-portable-graymap pgm
  image/x-portable-pixmap ppm
  image/x-rgb rgb
  image/x-targa targa
  image/x-xpixmap xpm
  image/x-xwindowdump xwd
  model/iges igs iges
  model/mesh msh mesh silo
  model/vrml wrl vrml
  text/css css
  text/html html jhtml
  text/plain txt asc
  text/qif qif
  text/richtext rtx
  text/sgml sgml sgm
  text/vnd.wap.wml wml
  text/vnd.wap.wmlscript wmls
  text/x-setext etx
  text/xml xml xsl
  video/mp4 mp4 mpg4
  video/vnd.mpegurl mxu
  video/x-sgi-movie movie
  x-conference/x-cooltalk ice
  """#
