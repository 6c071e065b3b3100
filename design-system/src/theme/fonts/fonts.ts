/// <reference path="./woff2.d.ts" />
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2';
import caprasimoExtended from '@fontsource/caprasimo/files/caprasimo-latin-ext-400-normal.woff2';
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2';
import lexendExtended from '@fontsource-variable/lexend/files/lexend-latin-ext-wght-normal.woff2';
import rubikArabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2';
import rubikCyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2';
import rubikHebrew from '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2';

/**
 * URLs of the font files. `lexend` and `caprasimo` (Latin, 59 kB together) are worth preloading. Browsers load the
 * others when a page has one of their characters.
 */
export const fontFiles = {
  lexend,
  caprasimo,
  lexendExtended,
  caprasimoExtended,
  rubikHebrew,
  rubikArabic,
  rubikCyrillic,
};
