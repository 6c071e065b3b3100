import { Global, type CSSObject } from '@emotion/react';
import { baseStyles, printStyles } from './baseStyles.ts';
import { layerOrder } from './css.ts';
import type { Theme } from './defineTheme.ts';
import { fallbackFaces } from './fontFaces.ts';
import { useThemeRules } from './themeRules.ts';
import { variableRules } from './themeVariables.ts';

export interface GlobalStylesProps {
  /** Web fonts. Default: none. */
  fonts?: readonly CSSObject[] | undefined;
  /** Custom themes. Default: none. */
  themes?: readonly Theme[] | undefined;
  /**
   * Puts base styles and components into the cascade layers `base` and `kit`, so that every style of the app without a layer wins,
   * whatever its weight and order. Default: false, so that style sheets for bare elements on the page don't change components.
   */
  isLayered?: boolean | undefined;
}

/** Theme variables, fonts and base styles. Rendered by `ThemeRoot`. */
export function GlobalStyles({ fonts = [], themes = [], isLayered = false }: GlobalStylesProps) {
  const themeRules = [...useThemeRules(), ...themes.map(({ rule }) => rule)];
  const styles = [...fallbackFaces, ...fonts, variableRules, baseStyles, printStyles, themeRules];
  return <Global styles={isLayered ? [layerOrder, { '@layer base': styles }] : styles} />;
}
