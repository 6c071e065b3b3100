/** Regions that use Letter paper (Unicode CLDR, supplemental measurement data). All others use A4. */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

export const papers = ['A4', 'LETTER'] as const;
export type Paper = (typeof papers)[number];

/** Returns the usual paper size of a locale (BCP 47). */
export function paperOf(locale: string): Paper {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return letterRegions.includes(region) ? 'LETTER' : 'A4';
}
