import { Global } from '@emotion/react';
import { baseStyles, printStyles } from './baseStyles.ts';
import { fontFaces } from './fontFaces.ts';
import { useThemeRules } from './themeRules.ts';
import { variableRules } from './themeVariables.ts';

const styles = [...fontFaces, variableRules, baseStyles, printStyles];

/** Theme variables, fonts and base styles. Rendered by `ThemeRoot`. */
export function GlobalStyles() {
  return <Global styles={[...styles, useThemeRules()]} />;
}
