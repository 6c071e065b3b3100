// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../run.mjs';
import { packageFolder } from './buildPackage.mjs';

const entries = path.join(root, '.cache/sizes');

/** @param {string} name as in an import: `Button`, `charts/BarChart`, `ThemeRoot` */
function moduleOf(name) {
  const [group, part = group] = name.split('/');
  const folder = name === 'ThemeRoot' ? 'theme' : `${group === part ? 'components' : group}/${part}`;
  return path.join(packageFolder, 'esm', folder, `${part}.js`);
}

/**
 * Bundles components of the built package as an app would, without React.
 * @param {readonly string[]} names
 * @returns {Promise<{ gzipBytes: number, modules: readonly string[] }>} the modules by their path in the repository
 */
export async function bundle(names) {
  await fs.mkdir(entries, { recursive: true });
  const entry = path.join(entries, `${names.join('-').replaceAll('/', '_')}.js`);
  await fs.writeFile(entry, names.map((name) => `export * from ${JSON.stringify(moduleOf(name))};\n`).join(''));
  const result = await build({
    configFile: false,
    root: entries,
    logLevel: 'error',
    // As in production, whatever NODE_ENV is.
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react(-dom)?($|\/)/ },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
    .filter((file) => file.type === 'chunk');
  return {
    gzipBytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => path.relative(root, id))),
  };
}
