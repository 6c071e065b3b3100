import { webFontFaces } from '../fontFaces.ts';
import { fontFiles } from './fonts.ts';

/** The web fonts, for `<ThemeRoot fonts>`. The published package has `fonts.css` instead, which every bundler understands. */
export const webFonts = webFontFaces(fontFiles);
