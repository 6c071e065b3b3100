import * as z from 'zod/mini';

/** Length of a text in UTF-8 bytes, as it travels and is stored. */
export function utf8Length(value: string): number {
  let bytes = 0;
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** For fields with text that `isStorable` refuses. */
export const unstorableText = 'This contains characters that cannot be saved. Remove them.';

const loneSurrogate = /\p{Surrogate}/u;

/** Whether every database can store a text: no half of a surrogate pair, which is no Unicode, and no NUL, which PostgreSQL refuses. */
export function isStorable(value: string): boolean {
  return !loneSurrogate.test(value) && !value.includes('\0');
}

/**
 * Returns the paths of all texts in a JSON value that cannot be stored, names of fields included: those are reported by the path of
 * their parent. Without recursion, since 64 kB hold 32,000 nested lists.
 */
export function unstorablePaths(value: unknown): string[] {
  const found = new Set<string>();
  const open: [part: unknown, path: string][] = [[value, '']];
  for (const [part, path] of open) {
    if (typeof part === 'string' && !isStorable(part)) found.add(path);
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, inner] of Object.entries(part)) {
      if (isStorable(name)) open.push([inner, path === '' ? name : `${path}.${name}`]);
      else found.add(path);
    }
  }
  return [...found];
}

/** Free text of at most `maxBytes` UTF-8 bytes that every database can store. */
export function text(maxBytes: number): z.ZodMiniString<string> {
  return z.string().check(
    z.refine((value) => utf8Length(value) <= maxBytes, 'This is too long. Shorten it.'),
    z.refine(isStorable, unstorableText),
  );
}
