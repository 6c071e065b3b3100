/// <reference path="../export/pdf/fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { fallbackFaces } from './fontFaces.ts';

const { resolve } = createRequire(import.meta.url);

/** How often each character stands in the prerendered pages, per thousand; _ is a space. */
const frequencies =
  '_178 e92 t66 a61 o59 s56 n51 r49 i46 h35 l27 d27 c25 u22 p18 m17 g16 y15 w14 .12 f11 b10 ,10 v7 k6 S5 A5 T4 03 13 23 P3 ' +
  'M3 B3 W3 C3 32 I2 D2 x2 N2 L2 :2 41 51 61 71 81 91 G1 F1 O1 R1 E1 $1 ?1 -1 U1 H1 (1 )1 J1';
const counts = frequencies.split(' ').map((entry) => ({
  codePoint: entry.replace('_', ' ').codePointAt(0) ?? 0,
  count: Number(entry.slice(1)),
}));

/** Returns the mean width of a character in em. */
function width(name: string, weight: number): number {
  const font = create(readFileSync(resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const widths = counts.map(({ codePoint, count }) => font.glyphForCodePoint(codePoint).advanceWidth * count);
  return widths.reduce((sum, each) => sum + each, 0) / total / font.unitsPerEm;
}

const webFonts = [
  // Mostly 400; the face also stands in for 500.
  { family: 'Lexend', weight: '100 599', expected: 0.75 * width('lexend', 400) + 0.25 * width('lexend', 500) },
  { family: 'Lexend', weight: '600 900', expected: (width('lexend', 600) + width('lexend', 700)) / 2 },
  { family: 'Caprasimo', weight: '400', expected: width('caprasimo', 400) },
];

/** Arimo has the widths of Arial, Helvetica and Liberation Sans. */
const systemFonts = [
  ['ArialMT', width('arimo', 400)],
  ['Arial-BoldMT', width('arimo', 700)],
  ['Roboto-Regular', width('roboto', 400)],
  ['Roboto-Bold', width('roboto', 700)],
  ['NotoSans-Regular', width('noto-sans', 400)],
  ['NotoSans-Bold', width('noto-sans', 700)],
  ['DejaVuSans', width('dejavu-sans', 400)],
  ['DejaVuSans-Bold', width('dejavu-sans', 700)],
] as const;

it.each(webFonts)('each fallback of $family $weight is as wide as it', ({ family, weight, expected }) => {
  const faces = fallbackFaces.flatMap((rule) => Object(rule)['@font-face']);
  const fallbacks = faces.filter((face) => face.fontFamily === `'${family} Fallback'` && face.fontWeight === weight);

  const widths = systemFonts.flatMap(([name, mean]) => {
    const face = fallbacks.find(({ src }) => src.startsWith(`local('${name}')`));
    return face ? [{ name, width: mean * parseFloat(face.sizeAdjust) }] : [];
  });

  expect(widths.length).toBeGreaterThanOrEqual(4);
  for (const { name, width: adjusted } of widths) expect.soft(adjusted / 100 / expected, name).toBeCloseTo(1, 2);
});
