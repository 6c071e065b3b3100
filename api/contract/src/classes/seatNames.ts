/** Returns a name without the invisible marks for the direction of text that come along from spreadsheets. */
export function withoutDirectionMarks(name: string): string {
  return name.replaceAll(/\p{Bidi_Control}/gu, '');
}

/**
 * Returns what two names have in common that children could mistake for each other: "Zoë" and "ZOE". Only accents of Latin letters are
 * removed: in other scripts, marks can be vowels.
 */
export function seatNameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim() || plain;
}

/** Whether a name has a second word that is longer than an initial. It may be a last name, as may what a comma separates. */
export function hasSecondWord(name: string): boolean {
  const [, ...others] = name.trim().split(/[\s,，、،;]+/u);
  return others.some((word) => [...word.matchAll(/\p{L}/gu)].length > 1);
}
