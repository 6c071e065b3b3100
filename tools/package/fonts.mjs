// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';

const fontPackages = ['@fontsource-variable/lexend', '@fontsource-variable/rubik', '@fontsource/caprasimo'];

/** Returns the font files that the design system imports, by their name in `fontFiles`. */
async function importedFonts() {
  const source = await fs.readFile(path.join(root, 'design-system/src/theme/fonts/fonts.ts'), 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+\.woff2)'/g)].map(([, name = '', file = '']) => ({
    name,
    file,
  }));
}

/**
 * Copies font files and licenses, and writes `fonts.css`, which any bundler understands.
 * @param {string} folder the package
 */
export async function writeFonts(folder) {
  const target = path.join(folder, 'fonts');
  await fs.mkdir(target, { recursive: true });
  const fonts = await importedFonts();
  const modules = path.join(root, 'node_modules');
  await Promise.all([
    ...fonts.map(({ file }) => fs.copyFile(path.join(modules, file), path.join(target, path.basename(file)))),
    ...fontPackages.map((name) =>
      fs.copyFile(path.join(modules, name, 'LICENSE'), path.join(target, `LICENSE-${path.basename(name)}`)),
    ),
  ]);
  const { webFontFaces } = await import(path.join(folder, 'esm/theme/fontFaces.js'));
  const { cssText } = await import(path.join(folder, 'esm/tokens/formats/cssFile.js'));
  const urls = Object.fromEntries(fonts.map(({ name, file }) => [name, `./${path.basename(file)}`]));
  await fs.writeFile(
    path.join(target, 'fonts.css'),
    webFontFaces(urls)
      .map((/** @type {object} */ face) => cssText(face))
      .join('\n'),
  );
}
