// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

const folder = path.resolve(import.meta.dirname, '../../.cache/bench');

/** Node 20 does not read TypeScript, so the engine is bundled first, as a browser gets it. */
function bundle() {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    entry: { engine: path.join(import.meta.dirname, 'engine.ts') },
    output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'module' } },
    resolve: { extensions: ['.ts', '.js'] },
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
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(undefined);
      });
    });
  });
}

/** How fast the rules are on one core. @returns {Promise<import('./table.mjs').Row[]>} */
export async function engineRows() {
  await bundle();
  const { measureEngine } = await import(pathToFileURL(path.join(folder, 'engine.mjs')).href);
  const { eventsPerSecond, problemsPerSecond } = measureEngine();
  const target = { min: 200_000 };
  return [
    { name: 'next(game, event)', value: eventsPerSecond, unit: 'events/s', target },
    { name: 'problem generation', value: problemsPerSecond, unit: 'problems/s', target },
  ];
}
