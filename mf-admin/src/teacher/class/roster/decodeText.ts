import { costOf } from './encodingCost.ts';
import { type Encoding, encodings } from './encodings.ts';

/** The text of a file. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** Whether another encoding is possible, because nothing in the file says which one it is. */
  readonly isGuess: boolean;
}

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The second half of code page 850, in which spreadsheet programs write "CSV (MS-DOS)". Browsers don't know it. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Returns the text in an encoding, or null if the bytes can't be in it. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string | null {
  if (encoding === 'ibm850')
    return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCodePoint(byte) : codePage850[byte - 0x80])).join('');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns the UTF-16 encoding of text without a byte order mark: half of the bytes of Western text are zero. */
function utf16Of(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < bytes.length / 8) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Returns the text of a file. Without a byte order mark and if it isn't UTF-8, guesses the encoding by what looks most like names. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  const certain = mark?.encoding ?? utf16Of(bytes) ?? 'utf-8';
  const text = decodeAs(bytes, certain);
  if (text !== null) return { text, encoding: certain, isGuess: false };
  let best: { text: string; encoding: Encoding; cost: number } | undefined;
  for (const encoding of encodings.slice(3)) {
    const guess = decodeAs(bytes, encoding);
    if (guess === null) continue;
    const cost = costOf(guess, encoding, bytes);
    if (best === undefined || cost < best.cost) best = { text: guess, encoding, cost };
  }
  return { text: best?.text ?? '', encoding: best?.encoding ?? 'windows-1252', isGuess: true };
}
