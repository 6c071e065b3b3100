import { themes } from '../tokens/themes/themes.ts';
import { themeNames } from '../tokens/tokens.ts';
import { motions, textSizes } from './preferences/parsePreferences.ts';
import { darkThemes } from './themeVariables.ts';

/** The preferences that the server writes onto `<html>`, for the site manifest. The first of each list is the default. */
export const appearance = {
  themes: themeNames.map((name) => ({
    name,
    pageColor: themes[name].surface.page,
    isDark: darkThemes.includes(name),
  })),
  textSizes: textSizes.map(String),
  motions: [...motions],
};
