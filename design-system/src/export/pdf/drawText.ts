import { colors } from './sheet.ts';
import type { TextPicture } from './runs.ts';

/** Pixels of the font: 300 for each inch at 16 points. */
const fontSize = 72;
const font = `${fontSize}px system-ui, sans-serif`;
/** Fonts draw a box in its place: it's no character and never will be. */
const noCharacter = '\u{10FFFE}';
/** Hebrew, Arabic and the scripts next to them. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Returns what a character looks like, to compare it with others. */
function lookOf(character: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * fontSize, height: 2 * fontSize });
  const context = canvas.getContext('2d');
  if (context === null) return '';
  context.font = font;
  context.fillText(character, fontSize / 2, 1.5 * fontSize);
  return canvas.toDataURL();
}

/** Draws text with a font of the device, on white like paper. Returns null if none has all of its characters. */
export function drawText(text: string): TextPicture | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const missing = lookOf(noCharacter);
  const seen = new Set(text.match(/[^\p{M}\p{Z}\p{Cc}\p{Cf}]/gu));
  if (context === null || [...seen].some((character) => lookOf(character) === missing)) return null;
  const prepare = () => {
    context.font = font;
    context.fillStyle = colors.ink;
    context.textAlign = 'left';
    context.direction = rightToLeft.test(text) ? 'rtl' : 'ltr';
  };
  prepare();
  const { width, actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText(text);
  const left = Math.ceil(Math.max(0, actualBoundingBoxLeft)) + 1;
  const ascent = Math.ceil(Math.max(0, actualBoundingBoxAscent)) + 1;
  canvas.width = left + Math.ceil(Math.max(width, actualBoundingBoxRight)) + 1;
  canvas.height = ascent + Math.ceil(Math.max(0, actualBoundingBoxDescent)) + 1;
  // A new size resets the context.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  prepare();
  context.fillText(text, left, ascent);
  return {
    url: canvas.toDataURL('image/jpeg', 0.95),
    advance: width / fontSize,
    width: canvas.width / fontSize,
    height: canvas.height / fontSize,
    left: left / fontSize,
    ascent: ascent / fontSize,
  };
}
