import { Global, type CSSObject } from '@emotion/react';
import { baseStyles, printStyles } from './baseStyles.ts';
import type { Theme } from './defineTheme.ts';
import { fallbackFaces } from './fontFaces.ts';
import { useThemeRules } from './themeRules.ts';
import { variableRules } from './themeVariables.ts';

export interface GlobalStylesProps {
  /** Web fonts. Default: none. */
  fonts?: readonly CSSObject[] | undefined;
  /** Custom themes. Default: none. */
  themes?: readonly Theme[] | undefined;
}

/** Theme variables, fonts and base styles. Rendered by `ThemeRoot`. */
export function GlobalStyles({ fonts = [], themes = [] }: GlobalStylesProps) {
  const rules = [...useThemeRules(), ...themes.map(({ rule }) => rule)];
  return <Global styles={[...fallbackFaces, ...fonts, variableRules, baseStyles, printStyles, rules]} />;
}
