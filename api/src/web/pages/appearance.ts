import type { LearnerSettings } from '@countertop/contract/play/settings';
import type { SiteAppearance } from '@countertop/contract/site/site';

/** How a visitor wants the pages to look, as attributes of `<html>`. */
export interface Preferences {
  readonly theme: string;
  readonly textSize: string;
  readonly motion: string;
  /** `child`: as saved for the child who plays, maybe on another device. The browser then uses these instead of the stored ones. */
  readonly settings: 'device' | 'child';
}

/** Returns the `<meta>` element that colors the browser's own bars. The shell reads `data-theme` to know if it is up to date. */
export function themeColorMeta({ themes }: SiteAppearance, { theme }: Preferences): string {
  const color = themes.find(({ name }) => name === theme)?.pageColor ?? '';
  return `<meta name="theme-color" data-theme="${theme}" content="${color}">`;
}

/** Returns the CSS of the page background in every theme, which is painted before any script runs. */
export function pageColorStyles({ themes }: SiteAppearance): string {
  return themes
    .map(({ name, pageColor, isDark }) => {
      const colorScheme = isDark ? 'dark' : 'light';
      return `html[data-theme="${name}"]{background:${pageColor};color-scheme:${colorScheme}}`;
    })
    .join('');
}

const oneOf = (values: readonly string[], value: string | undefined) =>
  values.find((known) => known === value) ?? values[0] ?? '';

/**
 * Returns the saved settings of the child who plays or, without any, what the cookie `preferences` says, for example `dark.125.on`.
 * Unknown values become the default.
 */
export function preferencesOf(
  { themes, textSizes, motions }: SiteAppearance,
  cookie: string | undefined,
  child: LearnerSettings | null,
): Preferences {
  const [theme, textSize, motion] = child
    ? [child.theme, String(child.textSize), child.reducedMotion]
    : (cookie ?? '').split('.');
  const themeNames = themes.map(({ name }) => name);
  return {
    theme: oneOf(themeNames, theme),
    textSize: oneOf(textSizes, textSize),
    motion: oneOf(motions, motion),
    settings: child ? 'child' : 'device',
  };
}

/** Whether the visitor has chosen nothing. */
export function areDefault(
  { themes, textSizes, motions }: SiteAppearance,
  { theme, textSize, motion }: Preferences,
): boolean {
  return theme === themes[0]?.name && textSize === textSizes[0] && motion === motions[0];
}
