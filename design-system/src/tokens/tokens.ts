import * as scale from './scale.ts';
import { defaultTheme } from './themes/defaultTheme.ts';
import type { themes } from './themes/themes.ts';

/** A color theme. */
export type ThemeName = keyof typeof themes;

/** All themes, in menu order. */
export const themeNames = [
  'default',
  'dark',
  'high-contrast',
  'protanopia',
  'deuteranopia',
  'tritanopia',
] as const satisfies readonly ThemeName[];

type Names<Group> = { readonly [Name in keyof Group]: string };
type Colors = { readonly [Group in keyof typeof defaultTheme]: Names<(typeof defaultTheme)[Group]> };

/** Returns the custom property of a semantic color: `surface`, `wallLine` is `--surface-wall-line`. */
export function variableName(group: string, name: string): string {
  return `--${group}-${name}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function named<Group extends object>(group: string, names: Group): Names<Group>;
// Object.keys loses the key types, which the signature restores.
function named(group: string, names: object): Record<string, string> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, `var(${variableName(group, name)})`]));
}

function colors(): Colors;
function colors(): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(defaultTheme).map(([group, names]) => [group, named(group, names)]));
}

/**
 * Design tokens. Values that depend on the theme, the text size or the audience are a `var(--…)`.
 * Values are in scale.ts and themes/.
 */
export const token = {
  ...colors(),
  /** Background, text and border of quiet controls and cards. Light on tile walls and boards. */
  quiet: {
    face: 'var(--quiet-face)',
    hover: 'var(--quiet-hover)',
    text: 'var(--quiet-text)',
    edge: 'var(--quiet-edge)',
    card: 'var(--card-edge)',
  },
  /**
   * Font sizes. Adult pages use dashboard sizes. `sum` and `key` are for problems and keys, `figure` is
   * for dashboard numbers, `fine` only for play screen labels on phones.
   */
  type: named('fs', scale.childType),
  font: named('font', scale.families),
  weight: scale.weights,
  leading: scale.leadings,
  tracking: scale.trackings,
  /**
   * `xxs` to `hero`: 4 8 12 16 24 32 48 72 104 px at 100 % text size. `gutter` is the side margin of pages, `card` the padding
   * of cards, `cards` the gap between cards, `sections` the space between sections.
   */
  space: { none: '0', ...named('sp', scale.spaces) },
  radius: named('r', scale.radii),
  shadow: named('shadow', scale.shadows),
  /** Line widths: `hair` between rows, `edge` around controls, `strong` frames, `bold` for selection. */
  line: { hair: '1px', card: 'var(--line-card)', edge: '2px', strong: '3px', bold: '4px', frame: '8px', bar: '12px' },
  /** Depth of controls: 4 px, none in high contrast. */
  foot: 'var(--foot)',
  motion: {
    duration: named('t', scale.durations),
    easing: { ...named('e', scale.easings), linear: 'linear' },
    /** Distance that dialogs, menus and toasts rise while fading in. 0 in reduced motion. */
    rise: 'var(--rise)',
  },
  /** Minimum target sizes. `control` is 56 px on pages for children and 44 px on pages for adults. */
  target: {
    min: '44px',
    adult: '44px',
    child: '56px',
    key: '60px',
    keyPhone: '50px',
    control: 'var(--target-control)',
  },
  width: { page: '1200px', reading: '62ch', play: '1400px' },
  /** Stacking order. Toasts are above dialogs, the skip link above both, and lists and menus above all. */
  layer: { behind: -1, raised: 1, hanging: 2, overlay: 100, toast: 150, skip: 200 },
} as const;

/** Media queries for style keys. They depend on the window, not on the text size. */
export const media = {
  /** One column: a phone in portrait. */
  phone: '@media (max-width: 720px)',
  /** A small phone, or 400 % zoom. */
  smallPhone: '@media (max-width: 480px)',
  /** Too narrow for two columns of a page. */
  narrow: '@media (max-width: 900px)',
  /** The system overrides colors (Windows contrast themes). */
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The two-tone focus ring, visible on every surface. Spread it under `&[data-focus-visible]`. */
export const focusRing = {
  outline: '3px solid var(--focus-ring)',
  outlineOffset: '3px',
  boxShadow: '0 0 0 3px var(--focus-gap)',
} as const;
