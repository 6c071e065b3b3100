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

/** Free text of at most `maxBytes` UTF-8 bytes. The character NUL is refused: PostgreSQL cannot store it. */
export function text(maxBytes: number): z.ZodMiniString<string> {
  return z.string().check(
    z.refine((value) => utf8Length(value) <= maxBytes, `Must be at most ${maxBytes} bytes long.`),
    z.refine((value) => !value.includes('\0'), 'Must not contain the character NUL.'),
  );
}
