// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { compileCatalog } from '../build/messagesTransform.mjs';
import { bin, root, run } from '../run.mjs';
import { writeFonts } from './fonts.mjs';
import { publishedManifest } from './manifest.mjs';

const source = path.join(root, 'design-system');

/** The package that `npm publish` takes. */
export const packageFolder = path.join(source, 'dist');
const modules = path.join(packageFolder, 'esm');

/** TypeScript compiles the `css` prop to calls of Emotion’s JSX runtime. */
async function compileModules() {
  const { status, output } = await run(bin('tsc'), ['-p', path.join(source, 'tsconfig.package.json')], {
    isQuiet: true,
  });
  if (status !== 0) throw new Error(`The design system could not be compiled:\n${output}`);
}

/** @param {string} ending @returns {Promise<string[]>} */
async function compiledFiles(ending) {
  const files = await fs.readdir(modules, { recursive: true });
  return files.filter((file) => file.endsWith(ending));
}

/** Compiles message catalogs, as the bundlers of the product do. */
async function compileMessages() {
  const files = await compiledFiles('.messages.js');
  await Promise.all(
    files.map(async (file) => {
      const original = path.join(source, 'src', file.replace(/\.js$/, '.ts'));
      await fs.writeFile(path.join(modules, file), compileCatalog(await fs.readFile(original, 'utf8'), original));
    }),
  );
}

/** TypeScript rewrites the endings of imports in JavaScript, but not in declarations. */
async function rewriteDeclarations() {
  const files = await compiledFiles('.d.ts');
  await Promise.all(
    files.map(async (file) => {
      const text = await fs.readFile(path.join(modules, file), 'utf8');
      await fs.writeFile(path.join(modules, file), text.replaceAll(/(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g, '$1$2.js$1'));
    }),
  );
}

/** Writes the token files: DTCG, Tokens Studio, CSS and the contrast report. */
async function writeTokens() {
  const { tokenFiles } = await import(path.join(modules, 'tokens/formats/tokenFiles.js'));
  const target = path.join(packageFolder, 'tokens');
  await fs.mkdir(target, { recursive: true });
  /** @type {Record<string, string>} */
  const files = tokenFiles();
  await Promise.all(Object.entries(files).map(([name, text]) => fs.writeFile(path.join(target, name), text)));
}

/** Builds the package from source into `design-system/dist`. */
export async function buildPackage() {
  await fs.rm(packageFolder, { recursive: true, force: true });
  await compileModules();
  await Promise.all([compileMessages(), rewriteDeclarations()]);
  await Promise.all([writeFonts(packageFolder), writeTokens()]);
  await fs.writeFile(
    path.join(packageFolder, 'package.json'),
    `${JSON.stringify(publishedManifest(), undefined, 2)}\n`,
  );
  await Promise.all([
    fs.copyFile(path.join(source, 'README.md'), path.join(packageFolder, 'README.md')),
    fs.copyFile(path.join(root, 'LICENSE'), path.join(packageFolder, 'LICENSE')),
  ]);
}
