// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** Has state that must exist once per page: contexts, caches, the router. */
const peers = ['@emotion/react', 'react', 'react-aria-components', 'react-dom'];
/** Only charts need them. */
const optionalPeers = ['@visx/axis', '@visx/group', '@visx/scale', '@visx/shape'];
/** Fonts are copied into the package; PDFs are part of the product. */
const notPublished = /^(@fontsource|pdfkit$|fontkit$)/;

/** Exports whose files import fonts or PDF libraries. They stay inside the product. */
const privateExports = /^\.\/(fonts|webFonts|pdf)/;

/** @typedef {Record<string, string>} Strings */

/** @returns {{ version: string, license: string, exports: Strings, dependencies: Strings }} */
function readSource() {
  return JSON.parse(readFileSync(path.join(root, 'design-system/package.json'), 'utf8'));
}

/** @param {string} source `./src/theme/ThemeRoot.tsx` */
function publishedFile(source) {
  const file = source.replace('./src/', './esm/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** Ranges wider than the version that we test with. React is the same since 19.0 in all that we use. @type {Strings} */
const widerRanges = { react: '^19.0.0', 'react-dom': '^19.0.0' };

/** @param {Strings} versions @param {readonly string[]} names */
const ranges = (versions, names) =>
  Object.fromEntries(names.map((name) => [name, widerRanges[name] ?? `^${versions[name]}`]));

/** Where the source is, which npm compares with the origin of a published package. Known in GitHub's workflows only. */
function sourceOf() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (!server || !name) return {};
  const url = `${server}/${name}`;
  return {
    homepage: `${url}/tree/main/design-system#readme`,
    bugs: `${url}/issues`,
    repository: { type: 'git', url: `git+${url}.git`, directory: 'design-system' },
  };
}

/** Returns the package.json of the published package. */
export function publishedManifest() {
  const { version, license, exports, dependencies } = readSource();
  const own = Object.keys(dependencies).filter(
    (name) => ![...peers, ...optionalPeers].includes(name) && !notPublished.test(name),
  );
  const published = Object.entries(exports).filter(([name]) => !privateExports.test(name));
  return {
    name: '@countertop/design-system',
    version,
    description: 'Accessible React components, artwork and themes of a neighborhood bistro.',
    license,
    keywords: ['react', 'components', 'accessibility', 'themes', 'charts'],
    ...sourceOf(),
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(published.map(([name, source]) => [name, publishedFile(source)])),
      './fonts.css': './fonts/fonts.css',
      './tokens/*': './tokens/*',
      './package.json': './package.json',
    },
    dependencies: ranges(dependencies, own),
    peerDependencies: ranges(dependencies, [...peers, ...optionalPeers]),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((name) => [name, { optional: true }])),
    publishConfig: { access: 'public' },
  };
}
