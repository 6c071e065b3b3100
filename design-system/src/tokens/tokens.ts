import tokens from './tokens.json';

/** A colour theme of the kit. */
export type ThemeName = keyof typeof tokens.themes;

/** Every theme, in the order a person chooses from. */
export const themeNames: readonly ThemeName[] = [
  'default',
  'dark',
  'high-contrast',
  'protanopia',
  'deuteranopia',
  'tritanopia',
];

type Names<Group> = { readonly [Name in keyof Group]: string };
type ThemeTokens = {
  readonly [Group in keyof typeof tokens.themes.default]: Names<(typeof tokens.themes.default)[Group]>;
};

/** The custom property of a semantic colour: `surface`, `wallLine` is `--surface-wall-line`. */
export function variableName(group: string, name: string): string {
  return `--${group}-${name}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function colours(): ThemeTokens;
// Object.entries forgets which names there are; the signature above knows them from tokens.json.
function colours(): Record<string, Record<string, string>> {
  const groups = Object.entries(tokens.themes.default).map(([group, names]) => [
    group,
    Object.fromEntries(Object.keys(names).map((name) => [name, `var(${variableName(group, name)})`])),
  ]);
  return Object.fromEntries(groups);
}

/**
 * Names of the look, each a `var(--…)`, so that a theme, a text size and the room (a child's or a grown-up's) change the
 * value and never the component. Values are in tokens.json.
 */
export const token = {
  ...colours(),
  /** Font sizes. On a grown-up's page they become the dashboard's. `figure` is a dashboard number. */
  type: {
    caption: 'var(--fs-caption)',
    body: 'var(--fs-body)',
    lead: 'var(--fs-lead)',
    label: 'var(--fs-label)',
    h3: 'var(--fs-h3)',
    h2: 'var(--fs-h2)',
    h1: 'var(--fs-h1)',
    hero: 'var(--fs-hero)',
    sum: 'var(--fs-sum)',
    key: 'var(--fs-key)',
    figure: 'var(--fs-figure)',
  },
  font: { display: 'var(--font-display)', text: 'var(--font-text)' },
  weight: tokens.type.weight,
  leading: tokens.type.leading,
  /** 4 8 12 16 24 32 48 72 104 px at text size 100 %. */
  space: {
    none: '0',
    xxs: 'var(--sp-1)',
    xs: 'var(--sp-2)',
    s: 'var(--sp-3)',
    m: 'var(--sp-4)',
    l: 'var(--sp-5)',
    xl: 'var(--sp-6)',
    xxl: 'var(--sp-7)',
    section: 'var(--sp-8)',
    hero: 'var(--sp-9)',
  },
  radius: {
    control: 'var(--r-control)',
    tag: 'var(--r-tag)',
    tile: 'var(--r-tile)',
    card: 'var(--r-card)',
    sheet: 'var(--r-sheet)',
    plate: 'var(--r-plate)',
    paper: 'var(--r-paper)',
  },
  shadow: { lift: 'var(--shadow-lift)', hang: 'var(--shadow-hang)', dialog: 'var(--shadow-dialog)' },
  /** Depth of a control's foot: 4 px, none in high contrast. */
  foot: 'var(--foot)',
  motion: {
    duration: {
      press: 'var(--t-press)',
      quick: 'var(--t-quick)',
      base: 'var(--t-base)',
      arrive: 'var(--t-arrive)',
      party: 'var(--t-party)',
    },
    easing: { out: 'var(--e-out)', in: 'var(--e-in)', settle: 'var(--e-settle)', linear: 'linear' },
  },
  /** Smallest sides of things to press. `control` is 56 px for a child and 44 px for a grown-up, by the page. */
  target: {
    min: tokens.size.targetAdult,
    adult: tokens.size.targetAdult,
    child: tokens.size.targetChild,
    key: tokens.size.targetKey,
    control: 'var(--target-control)',
  },
  width: { page: tokens.size.pageMax, reading: tokens.size.readingMax, play: tokens.size.playMax, dashboard: '1280px' },
} as const;

/** The two-tone focus ring: a line with a gap that shows on every surface. Spread it under `&[data-focus-visible]`. */
export const focusRing = {
  outline: '3px solid var(--focus-ring)',
  outlineOffset: '3px',
  boxShadow: '0 0 0 3px var(--focus-gap)',
} as const;
