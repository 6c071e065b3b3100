import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { RunOptions } from 'axe-core';
import { lazy, Suspense, type ComponentProps } from 'react';
import { loadOtherThemes } from '../design-system/src/theme/otherThemes.ts';
import { themeNames } from '../design-system/src/tokens/tokens.ts';
import { checkLayout } from './checks/checks.ts';
import { iconControls, withIconNames } from './iconNames.ts';
import { modes } from './modes.ts';
import { plainControls } from './plainControls.ts';
import { textSizes, withSurroundings } from './Surroundings.tsx';

/** The blocks that pages of documentation are made of are large, and every story's test loads this file. */
const HouseDocs = lazy(async () => ({ default: (await import('./HouseDocs.tsx')).HouseDocs }));

function DocsPage(page: ComponentProps<typeof HouseDocs>) {
  return (
    <Suspense>
      <HouseDocs {...page} />
    </Suspense>
  );
}

const motions = [
  { value: 'system', title: 'Motion as the system says' },
  { value: 'on', title: 'Reduced motion' },
  { value: 'off', title: 'Full motion' },
];

const locales = [
  { value: 'en-US', title: 'English' },
  { value: 'en-XA', title: 'Pseudo-locale, 40 % longer' },
  { value: 'ar', title: 'Arabic, right to left' },
  { value: 'de-DE', title: 'German numbers' },
];

/** In forced colours the system paints the text; axe would measure the colours that we asked for. */
const isForced = window.matchMedia('(forced-colors: active)').matches;

const axeOptions: RunOptions = {
  // Storybook's panel also lists what passed; tests only need violations.
  ...('__vitest_browser__' in globalThis && { resultTypes: ['violations'] }),
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: !isForced } },
};

/** What the story before had read aloud names parts that are gone. */
function silence() {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) said.remove();
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
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
  },
  initialGlobals: { theme: 'default', textSize: '100', motion: 'system', locale: 'en-US' },
  parameters: {
    a11y: {
      test: 'error',
      options: axeOptions,
    },
    backgrounds: { disable: true },
    chromatic: { modes },
    docs: { container: DocsPage, source: { transform: withIconNames } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'All components',
            'Colour',
            'Type',
            'Space',
            'Shape',
            'Elevation',
            'Motion',
            'Illustration',
            'Voice',
            'States',
            'Accessibility',
          ],
          'Controls',
          'Fields',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Surfaces',
          'Layout',
          'Drawings',
          'Room',
          'Words',
          'Patterns',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320, or 1280 at 400 %', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '720px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  // A story is drawn and checked in its theme, and panels of the documentation show all of them.
  loaders: [loadOtherThemes],
  beforeEach: silence,
  afterEach: checkLayout,
  argTypesEnhancers: [plainControls, iconControls],
  decorators: [withSurroundings],
});
