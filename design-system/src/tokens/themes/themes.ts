import { dark } from './dark.ts';
import { defaultTheme } from './defaultTheme.ts';
import { deuteranopia } from './deuteranopia.ts';
import { highContrast } from './highContrast.ts';
import { protanopia } from './protanopia.ts';
import { tritanopia } from './tritanopia.ts';

/** Themes by name, in menu order. */
export const themes = {
  default: defaultTheme,
  dark,
  'high-contrast': highContrast,
  protanopia,
  deuteranopia,
  tritanopia,
};
