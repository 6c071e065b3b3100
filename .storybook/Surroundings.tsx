import { useLayoutEffect, type ReactNode } from 'react';
import {
  applyPreferences,
  initialPreferences,
  preferences,
  type Preferences,
} from '../design-system/src/preferences/preferences.ts';
import { ThemeRoot } from '../design-system/src/ThemeRoot/ThemeRoot.tsx';

export interface SurroundingsProps extends Pick<Preferences, 'theme' | 'textSize' | 'reducedMotion'> {
  locale: string;
  children: ReactNode;
}

/** What the site puts around every page, set from the toolbar instead of from what a person saved. */
export function Surroundings({ theme, textSize, reducedMotion, locale, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    Object.assign(preferences, { ...initialPreferences, theme, textSize, reducedMotion });
    applyPreferences();
  }, [theme, textSize, reducedMotion]);
  return <ThemeRoot locale={locale}>{children}</ThemeRoot>;
}
