import * as z from 'zod/mini';

/** Returns the length of a text in UTF-8 bytes. */
export function utf8Length(value: string): number {
  let bytes = 0;
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Error for text that `isStorable` rejects. */
export const unstorableText = 'This contains characters that cannot be saved. Remove them.';

const loneSurrogate = /\p{Surrogate}/u;

/** Whether every database can store a text: no lone surrogate, which is invalid Unicode, and no NUL, which PostgreSQL rejects. */
export function isStorable(value: string): boolean {
  return !loneSurrogate.test(value) && !value.includes('\0');
}

/**
 * Returns the paths of all texts in a JSON value that cannot be stored. Field names that cannot be stored are reported by the
 * path of their parent. Not recursive, because 64 kB can hold 32,000 nested lists.
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

/** Schema of free text that every database can store. */
export function text(maxBytes: number): z.ZodMiniString<string> {
  return z.string().check(
    z.refine((value) => utf8Length(value) <= maxBytes, 'This is too long. Shorten it.'),
    z.refine(isStorable, unstorableText),
  );
}
