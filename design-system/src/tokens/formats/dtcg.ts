import { formatHex, modeRgb, useMode as registerMode } from 'culori/fn';
import { formatRatio, pairContrasts, type PairContrast } from '../contrast.ts';
import { colorDescriptions } from '../descriptions.ts';
import * as scale from '../scale.ts';
import type { ThemeColors } from '../themes/defaultTheme.ts';
import { themeNames, variableName } from '../tokens.ts';

const toRgb = registerMode(modeRgb);

/** Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/). */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions: Readonly<Record<typeof extension, { readonly cssVariable: string; readonly css: string }>>;
}

/** A group of tokens or of groups. */
export interface TokenGroup {
  readonly $description?: string;
  readonly [name: string]: DesignToken | TokenGroup | string | undefined;
}

const extension = 'org.countertop';

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function colorValue(css: string) {
  const color = toRgb(css);
  if (!color) throw new Error(`${css} is not a color.`);
  const { r, g, b, alpha = 1 } = color;
  return { colorSpace: 'srgb', components: [r, g, b].map(round), alpha, hex: formatHex(color) };
}

/** Returns the largest size of a `clamp()`, or the size itself. DTCG knows no sizes that depend on the window. */
function dimensionValue(css: string) {
  const [, value, unit] = /(-?[\d.]+)(rem|px)\)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is not a length in rem or px.`);
  return { value: Number(value), unit };
}

function shadowValue(css: string) {
  const layers = css.split(/,\s*(?=\d+ )/).map((layer) => {
    const [offsetX = '0', offsetY = '0', blur = '0', ...rest] = layer.split(' ');
    const [color = '', spread = '0'] = rest.toReversed();
    const [x, y, b, s] = [offsetX, offsetY, blur, spread].map((length) => ({ value: parseFloat(length), unit: 'px' }));
    return { color: colorValue(color), offsetX: x, offsetY: y, blur: b, spread: s };
  });
  return layers.length === 1 ? layers[0] : layers;
}

const values = {
  color: colorValue,
  dimension: dimensionValue,
  shadow: shadowValue,
  duration: (css: string) => ({ value: parseFloat(css), unit: 'ms' }),
  cubicBezier: (css: string) => [...css.matchAll(/[\d.]+/g)].map(Number),
  fontFamily: (css: string) => css.split(/,\s*/).map((name) => name.replaceAll("'", '')),
  fontWeight: Number,
  number: parseFloat,
} satisfies Record<string, (css: string) => unknown>;

function tokenOf($type: keyof typeof values, css: string, cssVariable: string, $description?: string): DesignToken {
  const extensions = { $extensions: { [extension]: { cssVariable, css } } };
  return { $type, $value: values[$type](css), ...($description && { $description }), ...extensions };
}

function groupOf(
  type: keyof typeof values,
  prefix: string,
  names: Readonly<Record<string, string | number>>,
  $description: string,
): TokenGroup {
  const tokens = Object.entries(names).map(([name, value]) => {
    return [name, tokenOf(type, String(value), variableName(prefix, name))] as const;
  });
  return { $description, ...Object.fromEntries(tokens) };
}

/** Returns the tokens that all themes share. */
export function foundationTokens(): TokenGroup {
  return {
    type: groupOf(
      'dimension',
      'fs',
      scale.childType,
      'Text sizes on pages for children, at most. `css` has the formula.',
    ),
    adultType: groupOf('dimension', 'fs', scale.dashboardType, 'Text sizes that differ on pages for adults.'),
    font: groupOf('fontFamily', 'font', scale.families, 'Font stacks.'),
    weight: groupOf('fontWeight', 'weight', scale.weights, 'Font weights. Not a CSS variable.'),
    leading: groupOf('number', 'leading', scale.leadings, 'Line heights. Not a CSS variable.'),
    tracking: groupOf('number', 'tracking', scale.trackings, 'Letter spacing in em. Not a CSS variable.'),
    space: groupOf('dimension', 'sp', scale.spaces, 'Spacing, at most. `css` has the formula.'),
    radius: groupOf('dimension', 'r', scale.radii, 'Corner radii.'),
    shadow: groupOf('shadow', 'shadow', scale.shadows, 'Elevation. None in high contrast.'),
    duration: groupOf('duration', 't', scale.durations, 'Durations of motion. 0 with reduced motion.'),
    easing: groupOf('cubicBezier', 'e', scale.easings, 'Easing of motion.'),
  };
}

function contrastNote(path: string, contrasts: readonly PairContrast[]): string {
  const own = contrasts.filter(({ front, back }) => front === path || back === path);
  const [least] = own.toSorted((a, b) => a.ratio - b.ratio);
  if (!least) return 'Decorative: never the only sign of anything.';
  const { front, back, ratio, minimum } = least;
  return `Lowest tested contrast ${formatRatio(ratio)} (${front} on ${back}, at least ${minimum}:1).`;
}

/** Returns the colors of a theme, each with its lowest tested contrast as description. */
export function themeTokens(colors: ThemeColors, isHighContrast: boolean): TokenGroup {
  const contrasts = pairContrasts(colors, isHighContrast);
  const tokensOf = (group: string, names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([name, css]) => {
      return [name, tokenOf('color', css, variableName(group, name), contrastNote(`${group}.${name}`, contrasts))];
    });
  const groups = Object.entries(colorDescriptions).map(([group, $description]) => {
    const names = new Map(Object.entries(colors)).get(group) ?? {};
    return [group, { $description, ...Object.fromEntries(tokensOf(group, names)) }];
  });
  return Object.fromEntries(groups);
}

/** Returns the resolver file (Design Tokens Resolver Module 2025.10), which combines foundation and one theme. */
export function resolver() {
  const contexts = themeNames.map((name) => [name, [{ $ref: `${name}.tokens.json` }]]);
  return {
    name: 'Countertop',
    version: '2025.10',
    sets: { foundation: { sources: [{ $ref: 'foundation.tokens.json' }] } },
    modifiers: { theme: { contexts: Object.fromEntries(contexts), default: 'default' } },
    resolutionOrder: [{ $ref: '#/sets/foundation' }, { $ref: '#/modifiers/theme' }],
  };
}
