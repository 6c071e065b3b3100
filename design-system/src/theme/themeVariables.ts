import type { CSSObject } from '@emotion/react';
import * as scale from '../tokens/scale.ts';
import { defaultTheme, type ThemeColors } from '../tokens/themes/defaultTheme.ts';
import { token, variableName, type ThemeName } from '../tokens/tokens.ts';

type Variables = Record<string, string>;

export const darkThemes: readonly ThemeName[] = ['dark', 'high-contrast'];

/** Indirection for quiet buttons and cards, so that dark surfaces can override their colors. */
const quietColors: Variables = {
  '--quiet-face': 'var(--surface-card)',
  '--quiet-hover': 'var(--action-quiet-hover)',
  '--quiet-text': 'var(--action-quiet-text)',
  '--quiet-edge': 'var(--border-default)',
  '--card-edge': 'var(--border-subtle)',
  '--line-card': token.line.hair,
};

/** Default depth of controls and shadows of surfaces. */
const depth: Variables = { '--foot': '4px', ...numbered('shadow', scale.shadows) };

function variablesOf(colors: ThemeColors): Variables {
  const variables: Variables = {};
  for (const [group, names] of Object.entries(colors)) {
    for (const [name, color] of Object.entries(names)) variables[variableName(group, name)] = color;
  }
  return { ...variables, ...quietColors, ...depth };
}

const light: Variables = { colorScheme: 'light', ...variablesOf(defaultTheme) };

function numbered(prefix: string, values: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]));
}

/** On adult pages the same names have dashboard sizes and 44 px targets. */
const adultPage: Variables = {
  '--target-control': token.target.adult,
  '--pad-control': '0.5rem 1rem',
  ...numbered('fs', scale.dashboardType),
};

/** No depth and no shadows: every edge is a line. */
const flat: Variables = {
  '--card-edge': 'var(--border-strong)',
  '--line-card': token.line.edge,
  '--foot': '0px',
  '--shadow-lift': 'none',
  '--shadow-hang': 'none',
  '--shadow-dialog': 'none',
};

/** On tile, boards and other dark surfaces, text, focus rings and quiet buttons are light. */
const onTile: Variables = {
  '--focus-ring': 'var(--focus-on-tile)',
  '--focus-gap': 'var(--surface-tile)',
  '--text-link': 'var(--text-on-tile)',
  '--text-heading': 'var(--text-on-tile)',
  '--quiet-face': 'transparent',
  '--quiet-hover': 'color-mix(in srgb, var(--text-on-tile) 14%, transparent)',
  '--quiet-text': 'var(--text-on-tile)',
  '--quiet-edge': 'var(--text-on-tile-muted)',
};

const constants: Variables = {
  ...numbered('fs', scale.childType),
  ...numbered('font', scale.families),
  ...numbered('sp', scale.spaces),
  ...numbered('r', scale.radii),
  ...numbered('t', scale.durations),
  ...numbered('e', scale.easings),
  '--rise': '8px',
  '--target-control': token.target.child,
  '--pad-control': '0.625rem 1.5rem',
};

/** Reduced motion. */
const reducedMotion: Variables = {
  ...Object.fromEntries(Object.keys(scale.durations).map((name) => [`--t-${name}`, '0s'])),
  '--rise': '0px',
};

/** More contrast within the chosen theme: muted text and lines become strong. */
const moreContrast: Variables = {
  '--text-muted': token.text.default,
  '--text-on-tile-muted': token.text.onTile,
  '--text-on-paper-muted': token.text.onPaper,
  '--text-on-board-muted': token.text.onBoard,
  '--border-subtle': token.border.strong,
  '--border-default': token.border.strong,
  '--line-card': token.line.edge,
};

/** Returns the rule with a theme's custom properties, for Emotion's `<Global>`. */
export function themeRule(name: string, colors: ThemeColors, base: string = name): CSSObject {
  return {
    [`[data-theme="${name}"]`]: {
      colorScheme: darkThemes.some((dark) => dark === base) ? 'dark' : 'light',
      ...variablesOf(colors),
      ...(base === 'high-contrast' ? flat : {}),
    },
  };
}

/** All custom properties in the default theme, and overrides that apply to every theme. */
export const variableRules: CSSObject = {
  // The attribute selector is for panels with a different theme from the page, as in the documentation.
  ':root, [data-theme="default"]': { ...constants, ...light },
  '@media (prefers-contrast: more)': { ':root:not([data-theme="high-contrast"])': moreContrast },
  ':root:has([data-audience="adult"])': adultPage,
  '[data-surface="tile"], [data-surface="board"]': onTile,
  ':root[data-motion="on"]': reducedMotion,
  '@media (prefers-reduced-motion: reduce)': { ':root:not([data-motion="off"])': reducedMotion },
  // Printers omit backgrounds: light text of a dark theme would be white on white.
  '@media print': { ':root[data-theme]': { ...light, ...flat } },
};
