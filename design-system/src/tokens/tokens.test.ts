import { readFileSync } from 'node:fs';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
  type Color,
} from 'culori';
import { beforeAll, describe, expect, it } from 'vitest';
import { decorations, marks, series, states, words, type Pair } from './pairs.ts';
import { themes } from './themes/themes.ts';
import { themeNames, token, variableName, type ThemeName } from './tokens.ts';
import { codeFiles, cssOf, styleFiles, usedIn, type Part, type UsedPair } from './usedPairs.fixture.ts';

const colors = (theme: ThemeName) =>
  new Map<string, string>(
    Object.entries(themes[theme]).flatMap(([group, names]) =>
      Object.entries(names).map(([name, value]) => [`${group}.${name}`, value] as const),
    ),
  );

function color(theme: ThemeName, path: string): string {
  const value = colors(theme).get(path);
  if (value === undefined) throw new Error(`The theme ${theme} has no ${path}.`);
  return value;
}

function tooWeak(theme: ThemeName, pairs: readonly Pair[], least: number): string[] {
  return pairs
    .map(([front, back]) => ({ front, back, ratio: wcagContrast(color(theme, front), color(theme, back)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back} is ${ratio.toFixed(2)}`);
}

/** WCAG 1.4.3, or 1.4.6 in high contrast. */
const leastForWords = (theme: ThemeName) => (theme === 'high-contrast' ? 7 : 4.5);

describe.each(themeNames)('the theme %s', (theme) => {
  it(`writes all words with a contrast of ${leastForWords(theme)} or more`, () => {
    expect(tooWeak(theme, words, leastForWords(theme))).toEqual([]);
  });

  it('draws edges, rings and marks with a contrast of 3 or more', () => {
    expect(tooWeak(theme, marks, 3)).toEqual([]);
  });

  it('names the same colors as the default theme', () => {
    expect([...colors(theme).keys()]).toEqual([...colors('default').keys()]);
  });
});

describe('the styles of the kit and of the apps', () => {
  const pairs: { file: string; pair: UsedPair }[] = [];
  const parts = new Map<string, Set<Part>>();
  const fronts = (tested: readonly Pair[]) => new Set(tested.map(([front]) => front));
  const written = () => [...words, ...pairs.map(({ pair }): Pair => [pair.front, pair.back])];
  const playing = (part: Part) => [...parts].filter(([, played]) => played.has(part)).map(([name]) => name);

  beforeAll(async () => {
    for (const file of styleFiles()) {
      const used = usedIn(await cssOf(file));
      pairs.push(...used.words.map((pair) => ({ file, pair })));
      for (const [name, played] of used.colors) parts.set(name, new Set([...(parts.get(name) ?? []), ...played]));
    }
  });

  it('are found', () => {
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.map(({ pair }) => `${pair.front} on ${pair.back}`)).toContain('action.text on action.bgHover');
  });

  it.each(themeNames)('write nothing too weak on a ground of their own in the theme %s', (theme) => {
    const weak = pairs
      .filter(({ pair }) => pair.theme === undefined || pair.theme === theme)
      .flatMap(({ file, pair }) =>
        tooWeak(theme, [[pair.front, pair.back]], leastForWords(theme)).map((line) => `${line} in ${file}`),
      );

    expect(weak).toEqual([]);
  });

  it('write in no color whose contrast nobody proves', () => {
    const proven = fronts(written());

    expect(playing('word').filter((name) => !proven.has(name))).toEqual([]);
  });

  it('draw no mark whose contrast nobody proves, unless it only decorates', () => {
    // Both sides count: a mark in a background color is a gap.
    const proven = new Set([...marks, ...written()].flat());

    expect(playing('mark').filter((name) => !proven.has(name) && !decorations.has(name))).toEqual([]);
  });

  it('put nothing on a ground nobody proves', () => {
    const proven = new Set([...marks, ...written()].flat());

    expect(playing('ground').filter((name) => !proven.has(name) && !decorations.has(name))).toEqual([]);
  });

  it('nor does any other code name a color that is neither proven nor a decoration', () => {
    const known = new Set([...decorations, ...marks.flat(), ...written().flat()]);
    const groups = Object.keys(themes.default).join('|');
    const unknown = codeFiles().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\btoken\\.((?:${groups})\\.\\w+)`, 'g'))]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name))
        .map((name) => `${name} in ${file}`),
    );

    expect(unknown).toEqual([]);
  });
});

const deficiencies = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} satisfies Partial<Record<ThemeName, (color: Color) => Color>>;

describe.each(Object.entries(deficiencies))('a person with %s', (theme, seen) => {
  const distance = differenceCiede2000();
  const look = (path: string) => {
    const parsed = parse(color(theme as keyof typeof deficiencies, path));
    if (!parsed) throw new Error(`${path} is not a color.`);
    return seen(parsed);
  };
  const closest = (paths: readonly string[]) =>
    Math.min(...paths.flatMap((a, i) => paths.slice(i + 1).map((b) => distance(look(a), look(b)))));

  it.each([
    ['solid', 20],
    ['border', 10],
    ['text', 10],
  ])('tells the four states apart by their %s', (part, least) => {
    expect(closest(states.map((state) => `${state}.${part}`))).toBeGreaterThanOrEqual(least);
  });

  it('tells the series of a chart apart', () => {
    expect(closest(series.map((one) => `chart.${one}`))).toBeGreaterThanOrEqual(11);
  });
});

describe('token', () => {
  it('gives the custom property of a name', () => {
    expect(token.surface.card).toBe('var(--surface-card)');
    expect(token.surface.floorA).toBe('var(--surface-floor-a)');
    expect(token.space.xs).toBe('var(--sp-xs)');
    expect(variableName('text', 'onTileMuted')).toBe('--text-on-tile-muted');
  });

  it('names every theme', () => {
    expect(new Set(themeNames)).toEqual(new Set(Object.keys(themes)));
  });
});
