// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/bench/source');

/**
 * Imports a TypeScript module of the repository. Node 20 reads none, so it is bundled first; Playwright stays outside.
 * @param {string} name of the bundle
 * @param {string} file from the repository's root
 */
export async function importSource(name, file) {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    entry: { [name]: path.join(root, file) },
    output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'module' } },
    resolve: { extensions: ['.ts', '.js'] },
    externals: { '@playwright/test': 'module @playwright/test' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(undefined);
      });
    });
  });
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
}
