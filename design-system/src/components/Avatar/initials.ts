/** The first letters of the first and the last word of a name, as a person of that language would count letters. */
export function initialsOf(name: string, locale: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const firsts = ends.map((word = '') => [...letters.segment(word)][0]?.segment ?? '');
  // Arabic letters would join into a word that nobody wrote.
  const between = /\p{Script=Arabic}/u.test(firsts.join('')) ? '\u200C' : '';
  return firsts.join(between).toLocaleUpperCase(locale);
}
