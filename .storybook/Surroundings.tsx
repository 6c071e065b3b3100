import type { Decorator } from '@storybook/react';
import { useLayoutEffect, type ReactNode } from 'react';
import {
  applyPreferences,
  initialPreferences,
  preferences,
  type Preferences,
} from '../design-system/src/theme/preferences/preferences.ts';
import { createStyleCache } from '../design-system/src/theme/styleCache.ts';
import { ThemeRoot } from '../design-system/src/theme/ThemeRoot.tsx';

/** The text sizes a person can choose, in percent. */
export const textSizes: readonly Preferences['textSize'][] = [75, 100, 125, 150];

export interface SurroundingsProps extends Pick<Preferences, 'theme' | 'reducedMotion'> {
  /** One of `textSizes`: text from the toolbar, a number from an address. */
  textSize: string | number;
  locale: string;
  children: ReactNode;
}

/** One for all stories, as the site has one for all pages: else each would leave its styles in the page. */
const cache = createStyleCache();

/** What the site puts around every page, set from the toolbar instead of from what a person saved. */
export function Surroundings({ theme, textSize, reducedMotion, locale, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    const percent = textSizes.find((size) => String(size) === String(textSize)) ?? 100;
    Object.assign(preferences, { ...initialPreferences, theme, textSize: percent, reducedMotion });
    applyPreferences();
  }, [theme, textSize, reducedMotion]);
  return (
    <ThemeRoot locale={locale} cache={cache}>
      {children}
    </ThemeRoot>
  );
}

/** Renders every story as the site renders a page, with the values chosen in the toolbar. */
export const withSurroundings: Decorator = (Story, { globals: { theme, textSize, motion, locale } }) => (
  <Surroundings theme={theme} textSize={textSize} reducedMotion={motion} locale={locale}>
    <Story />
  </Surroundings>
);
