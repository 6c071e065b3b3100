/** Why a name cannot be shown. */
export type NameError = 'empty' | 'long' | 'unreadable';

/** A visible character. Fillers and the blank Braille pattern are letters and symbols that are invisible. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters and line ends, marks that change the direction of the text, lone surrogates. */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/**
 * Returns what is wrong with a name of a person or a restaurant, after trimming; null if nothing is. `maxLength` is in
 * characters as people count them.
 */
export function nameErrorOf(text: string, maxLength: number): NameError | null {
  const name = text.trim();
  if (unreadable.test(name)) return 'unreadable';
  if (!visible.test(name)) return 'empty';
  return [...name].length > maxLength ? 'long' : null;
}

/** Returns an external name without unreadable characters, shortened to `maxLength`; null if nothing visible is left. */
export function cleanName(text: string, maxLength: number): string | null {
  const spaced = [...text].map((character) => (unreadable.test(character) ? ' ' : character)).join('');
  const name = [...spaced.replaceAll(/\s+/g, ' ').trim()].slice(0, maxLength).join('').trim();
  return visible.test(name) ? name : null;
}
