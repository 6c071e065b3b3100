import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2';
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

document.fonts.add(new FontFace('Lexend Variable', `url(${lexend})`, { weight: '100 900' }));
document.fonts.add(new FontFace('Caprasimo', `url(${caprasimo})`));

addons.setConfig({
  theme: storybookTheme('default'),
  sidebar: { showRoots: true },
});
