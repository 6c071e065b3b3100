import * as scale from './scale.ts';
import { defaultTheme } from './themes/defaultTheme.ts';
import type { themes } from './themes/themes.ts';

/** A colour theme of the kit. */
export type ThemeName = keyof typeof themes;

/** Every theme, in the order a person chooses from. */
export const themeNames = [
  'default',
  'dark',
  'high-contrast',
  'protanopia',
  'deuteranopia',
  'tritanopia',
] as const satisfies readonly ThemeName[];

type Names<Group> = { readonly [Name in keyof Group]: string };
type Colours = { readonly [Group in keyof typeof defaultTheme]: Names<(typeof defaultTheme)[Group]> };

/** The custom property of a semantic colour: `surface`, `wallLine` is `--surface-wall-line`. */
export function variableName(group: string, name: string): string {
  return `--${group}-${name}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function named<Group extends object>(group: string, names: Group): Names<Group>;
// Object.keys forgets which names there are; the signatures know them.
function named(group: string, names: object): Record<string, string> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, `var(${variableName(group, name)})`]));
}

function colours(): Colours;
function colours(): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(defaultTheme).map(([group, names]) => [group, named(group, names)]));
}

/**
 * Names of the look, each a `var(--…)` where a theme, a text size or the room (a child's or a grown-up's) changes the
 * value and never the component. Values are in scale.ts and themes/.
 */
export const token = {
  ...colours(),
  /** Faces, ink and edges of quiet controls and cards: on a tile wall or a board they turn light. */
  quiet: {
    face: 'var(--quiet-face)',
    hover: 'var(--quiet-hover)',
    text: 'var(--quiet-text)',
    edge: 'var(--quiet-edge)',
    card: 'var(--card-edge)',
  },
  /**
   * Font sizes. On a grown-up's page they become the dashboard's. `sum` and `key` are what a child works with, `figure` is
   * a dashboard number, `fine` only for the play screen's labels on a phone.
   */
  type: named('fs', scale.childType),
  font: named('font', scale.families),
  weight: scale.weights,
  leading: scale.leadings,
  tracking: scale.trackings,
  /**
   * `xxs` to `hero`: 4 8 12 16 24 32 48 72 104 px at text size 100 %. `gutter` is the page's side margin, `card` the space
   * inside a card, `cards` between two, `sections` between the parts of a page.
   */
  space: { none: '0', ...named('sp', scale.spaces) },
  radius: named('r', scale.radii),
  shadow: named('shadow', scale.shadows),
  /** Widths of lines: a hair between rows, the edge of a control, a strong frame, the bold end of a selected one. */
  line: { hair: '1px', card: 'var(--line-card)', edge: '2px', strong: '3px', bold: '4px', frame: '8px', bar: '12px' },
  /** Depth of a control's foot: 4 px, none in high contrast. */
  foot: 'var(--foot)',
  motion: {
    duration: named('t', scale.durations),
    easing: { ...named('e', scale.easings), linear: 'linear' },
    /** How far a dialog, a menu or a toast rises while it fades in; 0 in reduced motion. */
    rise: 'var(--rise)',
  },
  /** Smallest sides of things to press. `control` is 56 px for a child and 44 px for a grown-up, by the page. */
  target: {
    min: '44px',
    adult: '44px',
    child: '56px',
    key: '60px',
    keyPhone: '50px',
    control: 'var(--target-control)',
  },
  width: { page: '1200px', reading: '62ch', play: '1400px' },
  /** What lies over what. A toast is read even over a dialog, the skip link over all; lists and menus lie over these. */
  layer: { behind: -1, raised: 1, hanging: 2, overlay: 100, toast: 150, skip: 200 },
} as const;

/** Windows that need another layout, to be used as keys of a style. Widths are the window's, not the text's. */
export const media = {
  /** One column; a phone held upright. */
  phone: '@media (max-width: 720px)',
  /** A small phone, or a page at 400 % zoom. */
  smallPhone: '@media (max-width: 480px)',
  /** Too narrow for two columns of a page. */
  narrow: '@media (max-width: 900px)',
  /** The system draws with a few colours of its own. */
  forcedColours: '@media (forced-colors: active)',
} as const;

/** The two-tone focus ring: a line with a gap that shows on every surface. Spread it under `&[data-focus-visible]`. */
export const focusRing = {
  outline: '3px solid var(--focus-ring)',
  outlineOffset: '3px',
  boxShadow: '0 0 0 3px var(--focus-gap)',
} as const;
