import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2';
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

document.fonts.add(new FontFace('Lexend Variable', `url(${lexend})`, { weight: '100 900' }));
document.fonts.add(new FontFace('Caprasimo', `url(${caprasimo})`));

addons.setConfig({
  theme: storybookTheme('default'),
  sidebar: { showRoots: true },
});

// The condition "400 % zoom" sets the width of the window, which only the manager can.
addons.register('conditions', (api) => {
  let isZoomed = false;
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    const isWanted = globals['condition'] === 'zoom';
    if (isWanted === isZoomed) return;
    isZoomed = isWanted;
    api.updateGlobals({ viewport: { value: isWanted ? 'narrow' : undefined, isRotated: false } });
  });
});
