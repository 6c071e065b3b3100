import { type OnSite, RouterContextProvider } from '@countertop/routes/routerAt.fixture';
import type { Decorator } from '@storybook/react';
import { useLayoutEffect, type ReactNode } from 'react';
import {
  applyPreferences,
  initialPreferences,
  preferences,
  type Preferences,
} from '../design-system/src/theme/preferences/preferences.ts';
import { webFonts } from '../design-system/src/theme/fonts/webFonts.ts';
import { createStyleCache } from '../design-system/src/theme/styleCache.ts';
import { ThemeRoot } from '../design-system/src/theme/ThemeRoot.tsx';
import { conditionOf, type Condition } from './conditions/conditions.ts';

/** Text sizes that the preferences offer, in percent. */
export const textSizes: readonly Preferences['textSize'][] = [75, 100, 125, 150];

export interface StoryEnvironmentProps extends Pick<Preferences, 'theme' | 'reducedMotion'> {
  /** One of `textSizes`: a string from the toolbar, a number from the URL. */
  textSize: string | number;
  locale: string;
  /** For links to pages of the site. */
  router?: OnSite['loaded']['router'];
  children: ReactNode;
}

/** Shared by all stories. With one cache each, every story would leave its styles in the page. Rules are inserted as in production. */
const cache = createStyleCache({ speedy: true });

/** Everything that the site wraps around a page, with preferences from the toolbar instead of from storage. */
export function StoryEnvironment({ theme, textSize, reducedMotion, locale, router, children }: StoryEnvironmentProps) {
  useLayoutEffect(() => {
    const percent = textSizes.find((size) => String(size) === String(textSize)) ?? 100;
    Object.assign(preferences, { ...initialPreferences, theme, textSize: percent, reducedMotion });
    applyPreferences();
  }, [theme, textSize, reducedMotion]);
  return (
    <ThemeRoot locale={locale} cache={cache} fonts={webFonts} isLayered>
      {router ? <RouterContextProvider router={router}>{children}</RouterContextProvider> : children}
    </ThemeRoot>
  );
}

/** Comes before the story, so that the condition starts before the story's effects. */
function StartCondition({ start }: Pick<Condition, 'start'>) {
  useLayoutEffect(() => start?.(), [start]);
  return null;
}

export const withStoryEnvironment: Decorator = (Story, { globals, loaded, viewMode }) => {
  // A documentation page shows many stories at once.
  const condition = conditionOf(viewMode === 'docs' ? 'none' : globals['condition']);
  const { theme, textSize } = globals;
  const { motion = globals['motion'], locale = globals['locale'] } = condition.toolbar ?? {};
  return (
    <StoryEnvironment {...{ theme, textSize, locale }} reducedMotion={motion} router={loaded['router']}>
      <StartCondition start={condition.start} />
      <Story />
    </StoryEnvironment>
  );
};
