/** Returns the initials of the first and last word of a name. Letters are graphemes of the locale. */
export function initialsOf(name: string, locale: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const firsts = ends.map((word = '') => [...letters.segment(word)][0]?.segment ?? '');
  // Without a separator, Arabic letters would join.
  const between = /\p{Script=Arabic}/u.test(firsts.join('')) ? '\u200C' : '';
  return firsts.join(between).toLocaleUpperCase(locale);
}
