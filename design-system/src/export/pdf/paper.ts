/** Regions that use Letter paper (Unicode CLDR, supplemental measurement data). All others use A4. */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Returns the usual paper size of a locale (BCP 47). */
export function paperOf(locale: string): 'A4' | 'LETTER' {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return letterRegions.includes(region) ? 'LETTER' : 'A4';
}
