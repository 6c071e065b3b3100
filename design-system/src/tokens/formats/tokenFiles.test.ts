import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { spaces } from '../scale.ts';
import { themes } from '../themes/themes.ts';
import { themeNames } from '../tokens.ts';
import { tokenFiles } from './tokenFiles.ts';

const files = tokenFiles();
const contentOf = (name: string): unknown => JSON.parse(files[name] ?? '');

const length = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const unit = z.number().min(0).max(1);
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([unit, unit, unit]),
  alpha: unit,
  hex: z.string().regex(/^#[\da-f]{6}$/),
});
const shadow = z.strictObject({ color, offsetX: length, offsetY: length, blur: length, spread: length });
/** The value of each type in the Design Tokens Format Module 2025.10. */
const values: Readonly<Record<string, z.ZodType>> = {
  color,
  dimension: length,
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.tuple([unit, z.number(), unit, z.number()]),
  fontFamily: z.array(z.string().min(1)),
  fontWeight: z.number().min(1).max(1000),
  number: z.number(),
  shadow: z.union([shadow, z.array(shadow)]),
};

interface FoundToken {
  readonly path: string;
  readonly token: { readonly $type: string; readonly $value: unknown };
}

function tokensIn(group: unknown, path = ''): readonly FoundToken[] {
  return Object.entries(Object(group)).flatMap(([name, value]): readonly FoundToken[] => {
    if (name.startsWith('$')) return [];
    const child = Object(value);
    return '$value' in child ? [{ path: `${path}${name}`, token: child }] : tokensIn(value, `${path}${name}.`);
  });
}

const tokenFileNames = Object.keys(files).filter((name) => name.endsWith('.tokens.json'));

describe('token files', () => {
  it('are the same every time', () => {
    expect(tokenFiles()).toEqual(files);
  });

  it.each(tokenFileNames)('%s has only values that the format allows', (name) => {
    const tokens = tokensIn(contentOf(name));
    const wrong = tokens.filter(({ token }) => !values[token.$type]?.safeParse(token.$value).success);

    expect(tokens.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it.each(themeNames)('%s.tokens.json has every color of the theme', (theme) => {
    const paths = tokensIn(contentOf(`${theme}.tokens.json`)).map(({ path }) => path);

    expect(paths).toEqual(
      Object.entries(themes[theme]).flatMap(([group, names]) => Object.keys(names).map((name) => `${group}.${name}`)),
    );
  });

  it('describe a color by its lowest tested contrast', () => {
    expect(contentOf('default.tokens.json')).toMatchObject({
      text: { muted: { $description: expect.stringMatching(/^Lowest tested contrast \d+\.\d\d:1 \(text\.muted on /) } },
      accent: { coin: { $description: 'Decorative: never the only sign of anything.' } },
    });
  });

  it('keep the formula of sizes that depend on the window', () => {
    expect(contentOf('foundation.tokens.json')).toMatchObject({
      space: {
        gutter: {
          $value: { value: 2, unit: 'rem' },
          $extensions: { 'org.countertop': { cssVariable: '--sp-gutter', css: spaces.gutter } },
        },
      },
    });
  });

  it('are all named by the resolver', () => {
    const named = [...(files['tokens.resolver.json'] ?? '').matchAll(/"([\w-]+\.tokens\.json)"/g)].map(
      ([, file]) => file,
    );

    expect(new Set(named)).toEqual(new Set(tokenFileNames));
  });
});

it('contrast.json has only pairs that pass', () => {
  const pairs = z
    .record(z.string(), z.array(z.looseObject({ ratio: z.string(), minimum: z.number() })))
    .parse(contentOf('contrast.json'));

  expect(Object.keys(pairs)).toEqual([...themeNames]);
  expect(Object.values(pairs).flat().length).toBeGreaterThan(600);
  expect(
    Object.values(pairs)
      .flat()
      .filter(({ ratio, minimum }) => parseFloat(ratio) < minimum),
  ).toEqual([]);
});

it('tokens-studio.json has a Figma theme for each theme, in px', () => {
  expect(contentOf('tokens-studio.json')).toMatchObject({
    foundation: { space: { m: { value: '16', type: 'spacing' }, gutter: { value: '32', type: 'spacing' } } },
    'theme/dark': { surface: { page: { value: themes.dark.surface.page, type: 'color' } } },
    $themes: themeNames.map((name) => ({ name, selectedTokenSets: { [`theme/${name}`]: 'enabled' } })),
  });
});

it('variables.css defines each color in every theme', () => {
  const sheet = postcss.parse(files['variables.css'] ?? '');
  const count = (theme: string) => {
    let properties = 0;
    sheet.walkRules((rule) => {
      if (rule.selectors.includes(`[data-theme="${theme}"]`)) {
        properties += rule.nodes.filter(
          (node) => node.type === 'decl' && /^--(surface|text|border)-/.test(node.prop),
        ).length;
      }
    });
    return properties;
  };

  expect(new Set(themeNames.map(count))).toEqual(new Set([count('default')]));
  expect(count('default')).toBeGreaterThan(30);
});
