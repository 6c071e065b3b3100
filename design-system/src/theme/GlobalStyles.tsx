import { Global } from '@emotion/react';
import { baseStyles, printStyles } from './baseStyles.ts';
import { fontFaces } from './fontFaces.ts';
import { useThemeRules } from './themeRules.ts';
import { variableRules } from './themeVariables.ts';

const styles = [...fontFaces, variableRules, baseStyles, printStyles];

/** The variables of the themes, the fonts and the base styles. `ThemeRoot` brings it. */
export function GlobalStyles() {
  return <Global styles={[...styles, useThemeRules()]} />;
}
