import path from 'node:path';
import { createConfig } from '../tools/build/rspackConfig.mjs';

const context = import.meta.dirname;

/** The host: provides what is shared, finds the remotes at run time. */
export const shell = createConfig({
  context,
  name: 'shell',
  kind: 'shell',
  entry: './src/main.ts',
});

/** Shell and remotes in one build: the measure of what federation costs. */
export const single = createConfig({
  context,
  name: 'shell',
  kind: 'single',
  entry: './src/main.ts',
  alias: { '#load': path.join(context, 'src/federation/load.single.ts') },
  folder: 'dist-single',
});

/** The table of URLs and the public pages as HTML, to be run in Node by the build. */
export const prerender = createConfig({
  context,
  name: 'prerender',
  kind: 'node',
  entry: './src/hydration/prerender.tsx',
  alias: { '#load': path.join(context, 'src/federation/load.single.ts') },
  folder: '../.cache/prerender',
});

export default shell;
