import { dark } from '../tokens/themes/dark.ts';
import { deuteranopia } from '../tokens/themes/deuteranopia.ts';
import { highContrast } from '../tokens/themes/highContrast.ts';
import { protanopia } from '../tokens/themes/protanopia.ts';
import { tritanopia } from '../tokens/themes/tritanopia.ts';
import { themeRule } from './themeVariables.ts';

/** In its own module, which is loaded on demand. */
export const otherThemeRules = [
  themeRule('dark', dark),
  themeRule('high-contrast', highContrast),
  themeRule('protanopia', protanopia),
  themeRule('deuteranopia', deuteranopia),
  themeRule('tritanopia', tritanopia),
];
