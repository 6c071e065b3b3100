import type { ThemeName } from '../../tokens/tokens.ts';

/** Returns whether a theme is light on dark. */
export const isDark = (theme: ThemeName): boolean => theme === 'dark' || theme === 'high-contrast';
