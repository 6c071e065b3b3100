/** How a visitor wants the pages to look, as attributes of `<html>`. */
export interface Preferences {
  readonly theme: string;
  readonly textSize: string;
  readonly motion: string;
}

// The design system owns these names; a test across folders keeps both lists the same.
export const themes = ['default', 'dark', 'high-contrast', 'protanopia', 'deuteranopia', 'tritanopia'];
export const textSizes = ['100', '75', '125', '150'];
export const motions = ['system', 'on', 'off'];

const known = (names: readonly string[], given: string | undefined) =>
  names.find((name) => name === given) ?? names[0] ?? '';

/** Reads the cookie `preferences`, for example `dark.125.on`; what is not known becomes the default. */
export function parsePreferences(cookie: string | undefined): Preferences {
  const [theme, textSize, motion] = (cookie ?? '').split('.');
  return { theme: known(themes, theme), textSize: known(textSizes, textSize), motion: known(motions, motion) };
}
