import { colorsByPath, pairContrasts, type PairContrast } from '../../tokens/contrast.ts';
import { themes } from '../../tokens/themes/themes.ts';
import { variableName, type ThemeName } from '../../tokens/tokens.ts';

/** Returns the value of a color in a theme: `surface.page` is `#F6F8F1`. */
export function valueOf(theme: ThemeName, path: string): string {
  return colorsByPath(themes[theme]).get(path) ?? '';
}

/** Returns the CSS variable of a color. */
export function colorVariable(path: string): string {
  const [group = '', name = ''] = path.split('.');
  return `var(${variableName(group, name)})`;
}

/** Returns the tested pairs of a color with their contrast in a theme. */
export function testedContrasts(path: string, theme: ThemeName): readonly PairContrast[] {
  return pairContrasts(themes[theme], theme === 'high-contrast').filter(
    ({ front, back }) => front === path || back === path,
  );
}
