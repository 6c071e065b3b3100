import { modeLrgb, modeRgb, parse, useMode as registerMode, wcagContrast } from 'culori/fn';
import { nonTextPairs, textPairs, type Pair } from './pairs.ts';
import type { ThemeColors } from './themes/defaultTheme.ts';

registerMode(modeRgb);
registerMode(modeLrgb);

/** The contrast of a pair of colors in a theme. */
export interface PairContrast {
  readonly front: string;
  readonly back: string;
  readonly kind: 'text' | 'nonText';
  readonly ratio: number;
  /** The lowest ratio that passes. */
  readonly minimum: number;
}

/** Returns the contrast of two CSS colors, from 1 to 21. */
export const contrastBetween = (front: string, back: string): number => wcagContrast(front, back);

/** Whether a color is valid: hex, `rgb()` or a CSS color name. */
export function isColor(value: string): boolean {
  return parse(value) !== undefined;
}

/** Colors by group and name. */
interface ColorGroups {
  readonly [group: string]: { readonly [name: string]: string };
}

/** Returns the colors of a theme by path: `surface.page` is `#F6F8F1`. */
export function colorsByPath(colors: ColorGroups): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(colors).flatMap(([group, names]) =>
      Object.entries(names).map(([name, value]) => [`${group}.${name}`, value] as const),
    ),
  );
}

/** Returns the minimum of WCAG 1.4.3 (text), 1.4.6 (text in high contrast) or 1.4.11 (non-text). */
export function minimumContrast(kind: PairContrast['kind'], isHighContrast: boolean): number {
  if (kind === 'nonText') return 3;
  return isHighContrast ? 7 : 4.5;
}

/** Returns the contrast of every tested pair in a theme. Throws if a color is missing. */
export function pairContrasts(colors: ThemeColors, isHighContrast: boolean): readonly PairContrast[] {
  const values = colorsByPath(colors);
  const valueOf = (path: string): string => {
    const value = values.get(path);
    if (value === undefined) throw new Error(`The theme has no color ${path}.`);
    return value;
  };
  const measure = (kind: PairContrast['kind'], pairs: readonly Pair[]): readonly PairContrast[] =>
    pairs.map(([front, back]) => {
      const ratio = contrastBetween(valueOf(front), valueOf(back));
      return { front, back, kind, ratio, minimum: minimumContrast(kind, isHighContrast) };
    });
  return [...measure('text', textPairs), ...measure('nonText', nonTextPairs)];
}

/** Returns a ratio rounded down, so that it never looks better than it is: `4.49:1`. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}
