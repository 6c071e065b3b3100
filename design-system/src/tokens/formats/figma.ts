import * as scale from '../scale.ts';
import { themes } from '../themes/themes.ts';
import { themeNames } from '../tokens.ts';

/** A token of the Figma plugin Tokens Studio (https://docs.tokens.studio). */
interface StudioToken {
  readonly value: string;
  readonly type: string;
}

/** Figma has no rem and no `clamp()`: returns the largest size, in px at 100 % text size. */
function pixels(css: string): string {
  const [, value = '', unit] = /([\d.]+)(rem|px)\)?$/.exec(css) ?? [];
  return String(Math.round(Number(value) * (unit === 'rem' ? 16 : 1) * 100) / 100);
}

function studioGroup(
  type: string,
  names: Readonly<Record<string, string | number>>,
  valueOf: (css: string) => string = (css) => css,
): Readonly<Record<string, StudioToken>> {
  return Object.fromEntries(
    Object.entries(names).map(([name, css]) => [name, { value: valueOf(String(css)), type }] as const),
  );
}

const setOf = (theme: string) => `theme/${theme}`;

/** Returns the file that Tokens Studio imports: one set per theme, and a theme for each in the group “Theme”. */
export function tokensStudioFile() {
  const colorSets = themeNames.map((theme) => {
    const groups = Object.entries(themes[theme]).map(([group, names]) => [group, studioGroup('color', names)] as const);
    return [setOf(theme), Object.fromEntries(groups)] as const;
  });
  return {
    foundation: {
      type: studioGroup('fontSizes', scale.childType, pixels),
      font: studioGroup('fontFamilies', scale.families, (stack) => (stack.split(',')[0] ?? '').replaceAll("'", '')),
      weight: studioGroup('fontWeights', scale.weights),
      space: studioGroup('spacing', scale.spaces, pixels),
      radius: studioGroup('borderRadius', scale.radii, pixels),
    },
    ...Object.fromEntries(colorSets),
    $themes: themeNames.map((theme) => ({
      id: theme,
      name: theme,
      group: 'Theme',
      selectedTokenSets: { foundation: 'source', [setOf(theme)]: 'enabled' },
    })),
    $metadata: { tokenSetOrder: ['foundation', ...themeNames.map(setOf)] },
  };
}
