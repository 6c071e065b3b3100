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

const pageColour = '#f6f8f1';
/** What the browser paints around the page: the page's own colour. The design system owns these too. */
export const pageColours: Readonly<Record<string, string>> = { dark: '#0e1b17', 'high-contrast': '#000000' };

/** The meta element that gives the browser's own bars the colour of the page below, and says of which theme that is. */
export function themeColour({ theme }: Preferences): string {
  return `<meta name="theme-color" data-theme="${theme}" content="${pageColours[theme] ?? pageColour}">`;
}

const known = (names: readonly string[], given: string | undefined) =>
  names.find((name) => name === given) ?? names[0] ?? '';

/** Reads the cookie `preferences`, for example `dark.125.on`; what is not known becomes the default. */
export function parsePreferences(cookie: string | undefined): Preferences {
  const [theme, textSize, motion] = (cookie ?? '').split('.');
  return { theme: known(themes, theme), textSize: known(textSizes, textSize), motion: known(motions, motion) };
}

/** Whether these are the preferences of a visitor who has chosen nothing. */
export function areDefault({ theme, textSize, motion }: Preferences): boolean {
  return theme === themes[0] && textSize === textSizes[0] && motion === motions[0];
}
