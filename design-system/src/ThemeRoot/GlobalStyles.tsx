import { Global } from '@emotion/react';
import { baseStyles } from './baseStyles.ts';
import { fontFaces } from './fontFaces.ts';
import { variableRules } from './themeVariables.ts';

const styles = [...fontFaces, variableRules, baseStyles];

/** The variables of all themes, the fonts and the base styles. `ThemeRoot` brings it. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}
