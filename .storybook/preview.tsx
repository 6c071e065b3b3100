import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { queryClient } from '@countertop/client/shared/queryClient';
import { routerAt } from '@countertop/routes/routerAt.fixture';
import type { RunOptions } from 'axe-core';
import { lazy, Suspense, type ComponentProps } from 'react';
import { clearNotifications } from '../design-system/src/components/Toast/notifications.ts';
import { loadOtherThemes } from '../design-system/src/theme/otherThemes.ts';
import { themeNames } from '../design-system/src/tokens/tokens.ts';
import { checkLayout } from './checks/checkLayout.ts';
import { isChecked } from './checks/isChecked.ts';
import { conditions } from './conditions/conditions.ts';
import { iconControls } from './iconControls.ts';
import { firstMode, viewports } from './modes.ts';
import { elementControls } from './elementControls.ts';
import './finishedStories.ts';
import { settled, settledCanvas } from './settled.ts';
import { textSizes, withStoryEnvironment } from './StoryEnvironment.tsx';

/** Lazy because every story test loads this file, and the documentation blocks are large. */
const LazyDocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const LazyComponentPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).ComponentPage }));

function DocsContainer(props: ComponentProps<typeof LazyDocsPage>) {
  return (
    <Suspense>
      <LazyDocsPage {...props} />
    </Suspense>
  );
}

const motions = [
  { value: 'system', title: 'System motion' },
  { value: 'on', title: 'Reduced motion' },
  { value: 'off', title: 'Full motion' },
];

const locales = [
  { value: 'en-US', title: 'English' },
  { value: 'en-XA', title: 'Pseudo-locale, 40 % longer' },
  { value: 'ar', title: 'Arabic, right to left' },
  { value: 'de-DE', title: 'German numbers' },
];

/** In forced colors the system sets the text color, but axe would measure the color in the CSS. */
const areColorsForced = window.matchMedia('(forced-colors: active)').matches;

// wcag22-1.1.1 wcag22-1.3.1 wcag22-1.3.5 wcag22-1.4.3 wcag22-2.4.4 wcag22-3.3.2 wcag22-4.1.2 (site, game, kit): axe-core on every component and page
const axeOptions: RunOptions = {
  // The Storybook panel also lists passed rules. Tests only need violations.
  ...('__vitest_browser__' in globalThis && { resultTypes: ['violations'] }),
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: !areColorsForced } },
};

/** The addon, with axe on checked stories only. */
const axeAddon = addonA11y();
const runAxe = [axeAddon.afterEach ?? []].flat();
const checkedAxeAddon: typeof axeAddon = {
  ...axeAddon,
  afterEach: runAxe.map((run) => (context) => (isChecked(context.parameters) ? run(context) : undefined)),
};

/** Removes announcements of the previous story, which refer to elements that no longer exist. */
function clearAnnouncements() {
  for (const element of document.querySelectorAll('[data-live-announcer] [role="img"]')) element.remove();
}

/** Removes what the previous story stored in the browser. */
function clearStorage() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('countertop.')) storage.removeItem(key);
  }
}

/** Removes the responses that the previous story got from its simulated server. */
const clearResponses = () => queryClient.clear();

/** The site's router at an address, `parameters.address` of a story. */
async function loadAddress({ parameters }: { parameters: { address?: string } }) {
  const router = routerAt(parameters.address ?? '/');
  await router.load();
  return { router };
}

/**
 * Examples in frames and the tiles of the welcome page are pictures, but a script can move focus into an inert frame, and the page scrolls
 * there. Open dialogs in several frames would take it from each other forever.
 */
if (window.frameElement?.closest('[inert]')) HTMLElement.prototype.focus = () => {};

export default definePreview({
  addons: [addonDocs(), checkedAxeAddon],
  globalTypes: {
    theme: { name: 'Theme', toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [...themeNames] } },
    textSize: {
      name: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: textSizes.map((size) => ({ value: String(size), title: `${size} %` })),
      },
    },
    motion: { name: 'Motion', toolbar: { icon: 'timer', dynamicTitle: true, items: motions } },
    locale: { name: 'Locale', toolbar: { icon: 'globe', dynamicTitle: true, items: locales } },
    condition: {
      name: 'Conditions',
      toolbar: {
        icon: 'accessibility',
        dynamicTitle: true,
        items: Object.entries(conditions).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  initialGlobals: { theme: 'default', textSize: '100', motion: 'system', locale: 'en-US', condition: 'none' },
  parameters: {
    a11y: {
      test: 'error',
      // For seven seconds, react-aria's announcer refers to an element that may be gone.
      context: { exclude: ['[data-live-announcer] [role=img]'] },
      options: axeOptions,
    },
    backgrounds: { disable: true },
    chromatic: { modes: firstMode },
    docs: {
      container: DocsContainer,
      page: LazyComponentPage,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Install',
            'All components',
            'Tokens',
            'Theming',
            'Color',
            'Type',
            'Space',
            'Shape',
            'Elevation',
            'Motion',
            'Sound',
            'Illustration',
            'Voice',
            'States',
            'Accessibility',
            'Sizes',
          ],
          'Controls',
          'Fields',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Surfaces',
          'Layout',
          'Artwork',
          'Restaurant',
          'Accessibility',
          'Patterns',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  // Stories are checked in any theme, and some documentation pages show all of them.
  loaders: [loadOtherThemes, loadAddress],
  beforeEach: [clearAnnouncements, clearNotifications, clearStorage, clearResponses],
  mount: (context) => async () => {
    await context['renderToCanvas']();
    await settledCanvas();
    return context.canvas;
  },
  // In reverse order, and axe last.
  afterEach: [checkLayout, settled],
  argTypesEnhancers: [elementControls, iconControls],
  decorators: [withStoryEnvironment],
});
