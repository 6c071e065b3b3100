import type { CSSObject } from '@emotion/react';
import * as scale from '../tokens/scale.ts';
import { defaultTheme, type ThemeColours } from '../tokens/themes/defaultTheme.ts';
import { token, variableName, type ThemeName } from '../tokens/tokens.ts';

type Variables = Record<string, string>;

export const darkThemes: readonly ThemeName[] = ['dark', 'high-contrast'];

/** Quiet buttons and cards name their colours once more, so that a dark wall can lend them others. */
const lent: Variables = {
  '--quiet-face': 'var(--surface-card)',
  '--quiet-hover': 'var(--action-quiet-hover)',
  '--quiet-text': 'var(--action-quiet-text)',
  '--quiet-edge': 'var(--border-default)',
  '--card-edge': 'var(--border-subtle)',
  '--line-card': token.line.hair,
};

/** Controls stand on a foot and sheets lie above the page, but where a theme says otherwise. */
const standing: Variables = { '--foot': '4px', ...numbered('shadow', scale.shadows) };

function variablesOf(colours: ThemeColours): Variables {
  const variables: Variables = {};
  for (const [group, names] of Object.entries(colours)) {
    for (const [name, colour] of Object.entries(names)) variables[variableName(group, name)] = colour;
  }
  return { ...variables, ...lent, ...standing };
}

const light: Variables = { colorScheme: 'light', ...variablesOf(defaultTheme) };

function numbered(prefix: string, values: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]));
}

/** On a grown-up's page the same names mean the dashboard's sizes and 44 px targets. */
const grownUp: Variables = {
  '--target-control': token.target.adult,
  '--pad-control': '0.5rem 1rem',
  ...numbered('fs', scale.dashboardType),
};

/** Neither feet nor shadows where the theme draws every edge as a line. */
const drawn: Variables = {
  '--card-edge': 'var(--border-strong)',
  '--line-card': token.line.edge,
  '--foot': '0px',
  '--shadow-lift': 'none',
  '--shadow-hang': 'none',
  '--shadow-dialog': 'none',
};

/** On tile, board and other dark walls, text, rings and quiet buttons turn light. */
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

const unthemed: Variables = {
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

/** In reduced motion things appear where they belong. */
const calm: Variables = {
  ...Object.fromEntries(Object.keys(scale.durations).map((name) => [`--t-${name}`, '0s'])),
  '--rise': '0px',
};

/** The system asks for more contrast and the theme stays the person's own: pale text and lines become full ones. */
const stronger: Variables = {
  '--text-muted': token.text.default,
  '--text-on-tile-muted': token.text.onTile,
  '--text-on-paper-muted': token.text.onPaper,
  '--text-on-board-muted': token.text.onBoard,
  '--border-subtle': token.border.strong,
  '--border-default': token.border.strong,
  '--line-card': token.line.edge,
};

/** The rule of a theme's custom properties for Emotion's `<Global>`, wherever `data-theme` names it. */
export function themeRule(theme: ThemeName, colours: ThemeColours): CSSObject {
  return {
    [`[data-theme="${theme}"]`]: {
      colorScheme: darkThemes.includes(theme) ? 'dark' : 'light',
      ...variablesOf(colours),
      ...(theme === 'high-contrast' ? drawn : {}),
    },
  };
}

/** All custom properties in the default theme, and what changes them whatever the theme. */
export const variableRules: CSSObject = {
  // The attribute alone is for a panel in another theme than its page, as the documentation has them.
  ':root, [data-theme="default"]': { ...unthemed, ...light },
  '@media (prefers-contrast: more)': { ':root:not([data-theme="high-contrast"])': stronger },
  ':root:has([data-audience="adult"])': grownUp,
  '[data-surface="tile"], [data-surface="board"]': onTile,
  ':root[data-motion="on"]': calm,
  '@media (prefers-reduced-motion: reduce)': { ':root:not([data-motion="off"])': calm },
  // Printers leave faces out: the light words of a dark theme would be white on white.
  '@media print': { ':root[data-theme]': { ...light, ...drawn } },
};
