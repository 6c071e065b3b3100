/** Where letters are written on Letter (Unicode CLDR, supplemental measurement data); A4 everywhere else. */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The paper that printers have where a language is spoken; `locale` is BCP 47. */
export function paperOf(locale: string): 'A4' | 'LETTER' {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return letterRegions.includes(region) ? 'LETTER' : 'A4';
}
