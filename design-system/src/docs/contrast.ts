import { wcagContrast } from 'culori';
import { marks, words } from '../tokens/pairs.ts';
import { themes } from '../tokens/themes/themes.ts';
import type { ThemeName } from '../tokens/tokens.ts';

/** A tested pair as a theme draws it. */
export interface Proof {
  readonly front: string;
  readonly back: string;
  readonly kind: 'word' | 'mark';
  readonly ratio: number;
}

/** The value a theme gives a colour: `surface.page` is `#F6F8F1`. */
export function valueOf(theme: ThemeName, path: string): string {
  const values = Object.entries(themes[theme]).flatMap(([group, names]) =>
    Object.entries(names).map(([name, value]): [string, string] => [`${group}.${name}`, value]),
  );
  return new Map(values).get(path) ?? '';
}

/** The custom property of a colour, as a style reads it. */
export function paint(path: string): string {
  const kebab = path.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `var(--${kebab})`;
}

/** All pairs of a colour that tokens.test.ts proves, with the contrast they have in a theme. */
export function proofsOf(path: string, theme: ThemeName): readonly Proof[] {
  const kinds = [
    ['word', words],
    ['mark', marks],
  ] as const;
  return kinds.flatMap(([kind, pairs]) =>
    pairs
      .filter((pair) => pair.includes(path))
      .map(([front, back]) => {
        const ratio = wcagContrast(valueOf(theme, front), valueOf(theme, back));
        return { front, back, kind, ratio };
      }),
  );
}
