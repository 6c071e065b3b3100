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
import { colorsByPath, minimumContrast } from './contrast.ts';
import { decorations, nonTextPairs, series, states, textPairs, type Pair } from './pairs.ts';
import { themes } from './themes/themes.ts';
import { themeNames, token, variableName, type ThemeName } from './tokens.ts';
import { codeFiles, cssOf, styleFiles, usedIn, type Role, type UsedPair } from './usedPairs.fixture.ts';

const colors = (theme: ThemeName) => colorsByPath(themes[theme]);

function color(theme: ThemeName, path: string): string {
  const value = colors(theme).get(path);
  if (value === undefined) throw new Error(`Theme ${theme} has no color ${path}.`);
  return value;
}

function tooWeak(theme: ThemeName, pairs: readonly Pair[], minimum: number): string[] {
  return pairs
    .map(([front, back]) => ({ front, back, ratio: wcagContrast(color(theme, front), color(theme, back)) }))
    .filter(({ ratio }) => ratio < minimum)
    .map(({ front, back, ratio }) => `${front} on ${back} is ${ratio.toFixed(2)}`);
}

const minimumTextContrast = (theme: ThemeName) => minimumContrast('text', theme === 'high-contrast');

describe.each(themeNames)('the theme %s', (theme) => {
  // wcag22-1.4.3 (site, game, kit)
  it(`has a text contrast of at least ${minimumTextContrast(theme)}`, () => {
    expect(tooWeak(theme, textPairs, minimumTextContrast(theme))).toEqual([]);
  });

  // wcag22-1.4.11 (site, game, kit)
  it('has a non-text contrast of at least 3', () => {
    expect(tooWeak(theme, nonTextPairs, 3)).toEqual([]);
  });

  it('has the same color names as the default theme', () => {
    expect([...colors(theme).keys()]).toEqual([...colors('default').keys()]);
  });
});

describe('the styles of the design system and the apps', () => {
  const pairs: { file: string; pair: UsedPair }[] = [];
  const rolesByColor = new Map<string, Set<Role>>();
  const foregrounds = (tested: readonly Pair[]) => new Set(tested.map(([front]) => front));
  const allTextPairs = () => [...textPairs, ...pairs.map(({ pair }): Pair => [pair.front, pair.back])];
  const colorsWithRole = (role: Role) => [...rolesByColor].filter(([, roles]) => roles.has(role)).map(([name]) => name);

  beforeAll(async () => {
    for (const file of styleFiles()) {
      const used = usedIn(await cssOf(file));
      pairs.push(...used.pairs.map((pair) => ({ file, pair })));
      for (const [name, roles] of used.colors)
        rolesByColor.set(name, new Set([...(rolesByColor.get(name) ?? []), ...roles]));
    }
    // Importing all styles takes longer while other tests use the machine.
  });

  it('are found', () => {
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.map(({ pair }) => `${pair.front} on ${pair.back}`)).toContain('action.text on action.bgHover');
  });

  it.each(themeNames)('have enough text contrast on their own backgrounds in the theme %s', (theme) => {
    const weak = pairs
      .filter(({ pair }) => pair.theme === undefined || pair.theme === theme)
      .flatMap(({ file, pair }) =>
        tooWeak(theme, [[pair.front, pair.back]], minimumTextContrast(theme)).map((line) => `${line} in ${file}`),
      );

    expect(weak).toEqual([]);
  });

  it('use only tested text colors', () => {
    const tested = foregrounds(allTextPairs());

    expect(colorsWithRole('text').filter((name) => !tested.has(name))).toEqual([]);
  });

  it('use only tested or decorative non-text colors', () => {
    // Both sides count: a mark in a background color is a gap.
    const tested = new Set([...nonTextPairs, ...allTextPairs()].flat());

    expect(colorsWithRole('nonText').filter((name) => !tested.has(name) && !decorations.has(name))).toEqual([]);
  });

  it('use only tested or decorative backgrounds', () => {
    const tested = new Set([...nonTextPairs, ...allTextPairs()].flat());

    expect(colorsWithRole('background').filter((name) => !tested.has(name) && !decorations.has(name))).toEqual([]);
  });

  it('use only tested or decorative colors outside of style files', () => {
    const known = new Set([...decorations, ...nonTextPairs.flat(), ...allTextPairs().flat()]);
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

describe.each(Object.entries(deficiencies))('for people with %s', (theme, seen) => {
  const distance = differenceCiede2000();
  const seenColor = (path: string) => {
    const parsed = parse(color(theme as keyof typeof deficiencies, path));
    if (!parsed) throw new Error(`${path} is not a color.`);
    return seen(parsed);
  };
  const closest = (paths: readonly string[]) =>
    Math.min(...paths.flatMap((a, i) => paths.slice(i + 1).map((b) => distance(seenColor(a), seenColor(b)))));

  it.each([
    ['solid', 20],
    ['border', 10],
    ['text', 10],
  ])('the four status colors differ in %s', (part, minimum) => {
    expect(closest(states.map((state) => `${state}.${part}`))).toBeGreaterThanOrEqual(minimum);
  });

  // wcag22-1.4.1 (site, kit)
  it('the chart series differ', () => {
    expect(closest(series.map((name) => `chart.${name}`))).toBeGreaterThanOrEqual(11);
  });
});

describe('token', () => {
  it('maps names to custom properties', () => {
    expect(token.surface.card).toBe('var(--surface-card)');
    expect(token.surface.floorA).toBe('var(--surface-floor-a)');
    expect(token.space.xs).toBe('var(--sp-xs)');
    expect(variableName('text', 'onTileMuted')).toBe('--text-on-tile-muted');
  });

  it('lists every theme', () => {
    expect(new Set(themeNames)).toEqual(new Set(Object.keys(themes)));
  });
});
