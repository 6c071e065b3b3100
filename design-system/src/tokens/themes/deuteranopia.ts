import type { ThemeColors } from './defaultTheme.ts';
import { protanopia } from './protanopia.ts';

/** Without green cones: like protanopia, with greens and oranges further apart. */
export const deuteranopia: ThemeColors = {
  ...protanopia,
  accent: {
    ...protanopia.accent,
    awning: '#D9670F',
    cloth: '#D9670F',
  },
  warning: {
    ...protanopia.warning,
    border: '#8F6A00',
    text: '#775800',
  },
  danger: {
    ...protanopia.danger,
    border: '#8F3A00',
    solid: '#8F3A00',
  },
};
