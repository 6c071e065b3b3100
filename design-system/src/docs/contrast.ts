import { wcagContrast } from 'culori';
import { nonTextPairs, textPairs } from '../tokens/pairs.ts';
import { themes } from '../tokens/themes/themes.ts';
import type { ThemeName } from '../tokens/tokens.ts';

/** The contrast of a tested pair in a theme. */
export interface TestedContrast {
  readonly front: string;
  readonly back: string;
  readonly kind: 'text' | 'nonText';
  readonly ratio: number;
}

/** Returns the contrast of two CSS colors, from 1 to 21. */
export const contrastBetween = (front: string, back: string): number => wcagContrast(front, back);

/** Returns the value of a color in a theme: `surface.page` is `#F6F8F1`. */
export function valueOf(theme: ThemeName, path: string): string {
  const values = Object.entries(themes[theme]).flatMap(([group, names]) =>
    Object.entries(names).map(([name, value]): [string, string] => [`${group}.${name}`, value]),
  );
  return new Map(values).get(path) ?? '';
}

/** Returns the CSS variable of a color. */
export function colorVariable(path: string): string {
  const kebab = path.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `var(--${kebab})`;
}

/** Returns the tested pairs of a color (see tokens.test.ts) with their contrast in a theme. */
export function testedContrasts(path: string, theme: ThemeName): readonly TestedContrast[] {
  const kinds = [
    ['text', textPairs],
    ['nonText', nonTextPairs],
  ] as const;
  return kinds.flatMap(([kind, pairs]) =>
    pairs
      .filter((pair) => pair.includes(path))
      .map(([front, back]) => {
        const ratio = contrastBetween(valueOf(theme, front), valueOf(theme, back));
        return { front, back, kind, ratio };
      }),
  );
}
