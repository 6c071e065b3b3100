import type { CSSObject } from '@emotion/react';
import { colorsByPath, formatRatio, isColor, pairContrasts } from '../tokens/contrast.ts';
import type { families, radii } from '../tokens/scale.ts';
import { dark } from '../tokens/themes/dark.ts';
import { defaultTheme, type ThemeColors } from '../tokens/themes/defaultTheme.ts';
import { highContrast } from '../tokens/themes/highContrast.ts';
import { themeNames, variableName } from '../tokens/tokens.ts';
import { themeRule } from './themeVariables.ts';

const bases = { default: defaultTheme, dark, 'high-contrast': highContrast };

/** Changed colors by group and name, as in the tokens: `{ action: { bg: '#7A2E0E' } }`. */
export type ColorChanges = { readonly [Group in keyof ThemeColors]?: Partial<ThemeColors[Group]> };

export interface ThemeOptions {
  /** Value of `data-theme`: lowercase letters, digits and hyphens. */
  readonly name: string;
  /** Built-in theme with all colors that `colors` doesn't change. `high-contrast` requires 7:1 for text. Default: `default`. */
  readonly base?: keyof typeof bases;
  /** Hex, `rgb()` or color names. */
  readonly colors: ColorChanges;
  /** Font stacks. Load the fonts yourself. */
  readonly fonts?: Partial<typeof families>;
  /** Corner radii. */
  readonly radii?: Partial<typeof radii>;
}

/** A checked theme, for `<ThemeRoot themes>`. */
export interface Theme {
  readonly name: string;
  readonly colors: ThemeColors;
  /** Custom properties under `[data-theme="name"]`. */
  readonly rule: CSSObject;
}

/** Thrown by `defineTheme`. `errors` has one line for each wrong name, wrong color and weak contrast. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
  readonly errors: readonly string[];

  constructor(theme: string, errors: readonly string[]) {
    super(`The theme '${theme}' can’t be used:\n${errors.map((error) => `- ${error}`).join('\n')}`);
    this.errors = errors;
  }
}

function nameErrors(name: string): readonly string[] {
  if (themeNames.some((builtIn) => builtIn === name)) return [`'${name}' is the name of a built-in theme.`];
  return /^[a-z][a-z\d-]*$/.test(name) ? [] : ['The name must consist of lowercase letters, digits and hyphens.'];
}

/** Not all callers use TypeScript, so unknown names are reported, too. */
function colorErrors(changed: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): readonly string[] {
  return [...changed].flatMap(([path, value]) => {
    if (!known.has(path)) return [`${path} is not a color of the design system.`];
    return isColor(value) ? [] : [`${path} is '${value}', which is not a hex color, rgb() or a color name.`];
  });
}

function merge(base: ThemeColors, changes: ColorChanges): ThemeColors;
// Object.entries loses the key types, which the signature restores.
function merge(base: ThemeColors, changes: Readonly<Record<string, object>>): object {
  return Object.fromEntries(Object.entries(base).map(([group, names]) => [group, { ...names, ...changes[group] }]));
}

function variables(prefix: string, values: Readonly<Record<string, string>>): CSSObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [variableName(prefix, name), value]));
}

/**
 * Defines a theme by its differences from a built-in one. Throws `ThemeError` if a name or a color is wrong, or if a pair of
 * colors that components use has too little contrast.
 */
export function defineTheme({ name, base = 'default', colors: changes, fonts = {}, radii = {} }: ThemeOptions): Theme {
  const changed = colorsByPath(changes);
  const wrong = [...nameErrors(name), ...colorErrors(changed, colorsByPath(bases[base]))];
  if (wrong.length > 0) throw new ThemeError(name, wrong);
  const colors = merge(bases[base], changes);
  const weak = pairContrasts(colors, base === 'high-contrast')
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(({ front, back, ratio, minimum }) => `${front} on ${back} is ${formatRatio(ratio)} and needs ${minimum}:1.`);
  if (weak.length > 0) throw new ThemeError(name, weak);
  const [[selector, own] = ['', {}]] = Object.entries(themeRule(name, colors, base));
  const rule = { [selector]: { ...Object(own), ...variables('font', fonts), ...variables('r', radii) } };
  return { name, colors, rule };
}
