import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
  type Color,
} from 'culori';
import { describe, expect, it } from 'vitest';
import tokens from './tokens.json' with { type: 'json' };
import { themeNames, token, variableName, type ThemeName } from './tokens.ts';

type Pair = readonly [foreground: string, background: string];

const on = (background: string, ...foregrounds: string[]): Pair[] => foregrounds.map((one) => [one, background]);
const states = ['success', 'warning', 'danger', 'info'];

/** Words and what they are written on, as the components paint them. */
const words: Pair[] = [
  ...on(
    'surface.page',
    'text.default',
    'text.muted',
    'text.heading',
    'text.link',
    'accent.tomatoText',
    'action.quietText',
  ),
  ...on(
    'surface.card',
    'text.default',
    'text.muted',
    'text.heading',
    'text.link',
    'accent.tomatoText',
    'action.quietText',
  ),
  ...on('surface.raised', 'text.default'),
  ...on('surface.sunken', 'text.default', 'text.muted'),
  ...on('surface.band', 'text.default', 'text.muted', 'text.heading', 'text.link'),
  ...on('surface.wall', 'text.default', 'text.muted'),
  ...on('surface.key', 'text.default'),
  ...on('surface.floorA', 'text.default'),
  ...on('surface.floorB', 'text.default'),
  ...on('surface.tile', 'text.onTile', 'text.onTileMuted'),
  ...on('surface.paper', 'text.onPaper', 'text.onPaperMuted'),
  ...on('surface.answer', 'text.onPaper'),
  ...on('surface.board', 'text.onBoard', 'text.onBoardMuted'),
  ...['bg', 'bgHover', 'bgPressed'].flatMap((face) => on(`action.${face}`, 'action.text')),
  ...['quietBg', 'quietHover'].flatMap((face) => on(`action.${face}`, 'action.quietText')),
  ...on('action.quietHover', 'text.default'),
  ...on('action.quietBg', 'text.default'),
  ...on('action.selectedBg', 'action.selectedText'),
  ...['bg', 'bgHover', 'bgPressed'].flatMap((face) => on(`play.${face}`, 'play.text')),
  ...states.flatMap((state) => [
    ...on(`${state}.bg`, `${state}.text`),
    ...on('surface.card', `${state}.text`),
    ...on('surface.page', `${state}.text`),
    ...on(`${state}.solid`, `${state}.onSolid`),
  ]),
];

/** Edges, rings and marks that show what a thing is. */
const marks: Pair[] = [
  ...['page', 'card', 'sunken'].flatMap((surface) => on(`surface.${surface}`, 'border.default')),
  ...on('surface.page', 'border.strong', 'action.bg', 'play.edge', 'focus.ring'),
  ...on('surface.card', 'action.bg', 'focus.ring'),
  ...on('surface.paper', 'border.paper', 'border.answer'),
  ...on('surface.answer', 'border.answer'),
  ...on('surface.tile', 'play.bg', 'focus.onTile'),
  ...on('surface.board', 'focus.onTile'),
  ...on('surface.floorA', 'focus.ring'),
  ...on('surface.floorB', 'focus.ring'),
  ...on('focus.gap', 'focus.ring'),
  ...states.flatMap((state) => [...on('surface.card', `${state}.border`), ...on(`${state}.bg`, `${state}.border`)]),
  ...[1, 2, 3, 4, 5, 6].flatMap((series) => on('surface.card', `chart.s${series}`)),
];

const colours = (theme: ThemeName) =>
  new Map<string, string>(
    Object.entries(tokens.themes[theme]).flatMap(([group, names]) =>
      Object.entries(names).map(([name, value]) => [`${group}.${name}`, value] as const),
    ),
  );

function colour(theme: ThemeName, path: string): string {
  const value = colours(theme).get(path);
  if (value === undefined) throw new Error(`The theme ${theme} has no ${path}.`);
  return value;
}

function tooWeak(theme: ThemeName, pairs: readonly Pair[], least: number): string[] {
  return pairs
    .map(([front, back]) => ({ front, back, ratio: wcagContrast(colour(theme, front), colour(theme, back)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back} is ${ratio.toFixed(2)}`);
}

describe.each(themeNames)('the theme %s', (theme) => {
  const leastForWords = theme === 'high-contrast' ? 7 : 4.5;

  it(`writes all words with a contrast of ${leastForWords} or more`, () => {
    expect(tooWeak(theme, words, leastForWords)).toEqual([]);
  });

  it('draws edges, rings and marks with a contrast of 3 or more', () => {
    expect(tooWeak(theme, marks, 3)).toEqual([]);
  });

  it('names the same colours as the default theme', () => {
    expect([...colours(theme).keys()]).toEqual([...colours('default').keys()]);
  });
});

const deficiencies = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} satisfies Partial<Record<ThemeName, (colour: Color) => Color>>;

describe.each(Object.entries(deficiencies))('a person with %s', (theme, seen) => {
  const distance = differenceCiede2000();
  const look = (path: string) => {
    const parsed = parse(colour(theme as keyof typeof deficiencies, path));
    if (!parsed) throw new Error(`${path} is not a colour.`);
    return seen(parsed);
  };
  const closest = (paths: readonly string[]) =>
    Math.min(...paths.flatMap((a, i) => paths.slice(i + 1).map((b) => distance(look(a), look(b)))));

  it('tells the faces of the four states apart', () => {
    expect(closest(states.map((state) => `${state}.solid`))).toBeGreaterThanOrEqual(20);
  });

  it('tells the edges of the four states apart', () => {
    expect(closest(states.map((state) => `${state}.border`))).toBeGreaterThanOrEqual(10);
  });

  it('tells the series of a chart apart', () => {
    expect(closest([1, 2, 3, 4, 5, 6].map((series) => `chart.s${series}`))).toBeGreaterThanOrEqual(11);
  });
});

describe('token', () => {
  it('gives the custom property of a name', () => {
    expect(token.surface.card).toBe('var(--surface-card)');
    expect(token.surface.floorA).toBe('var(--surface-floor-a)');
    expect(variableName('text', 'onTileMuted')).toBe('--text-on-tile-muted');
  });
});
