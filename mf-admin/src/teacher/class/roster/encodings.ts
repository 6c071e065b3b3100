/** Encodings of CSV files that schools have, those first that win a tie. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1254',
  'windows-1250',
  'windows-1257',
  'macintosh',
  'ibm850',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'euc-kr',
  'gb18030',
  'shift_jis',
  'big5',
  'windows-874',
] as const;
export type Encoding = (typeof encodings)[number];
