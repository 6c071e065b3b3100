import { dark } from './dark.ts';
import { defaultTheme } from './defaultTheme.ts';
import { deuteranopia } from './deuteranopia.ts';
import { highContrast } from './highContrast.ts';
import { protanopia } from './protanopia.ts';
import { tritanopia } from './tritanopia.ts';

/** All themes by name, in the order a person chooses from. */
export const themes = {
  default: defaultTheme,
  dark,
  'high-contrast': highContrast,
  protanopia,
  deuteranopia,
  tritanopia,
};
