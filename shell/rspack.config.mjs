import path from 'node:path';
import { createConfig } from '../rspack.base.mjs';

const context = import.meta.dirname;

/** The host: provides what is shared, finds the remotes at run time. */
export const shell = createConfig({
  context,
  name: 'shell',
  kind: 'shell',
  entry: './src/main.tsx',
});

/** Shell and remotes in one build: the measure of what federation costs. */
export const single = createConfig({
  context,
  name: 'shell',
  kind: 'single',
  entry: './src/main.tsx',
  alias: { '#load': path.join(context, 'src/remotes/load.single.ts') },
  folder: 'dist-single',
});

/** The table of URLs with their heads, to be read in Node by the build. */
export const site = createConfig({
  context,
  name: 'site',
  kind: 'node',
  entry: './src/pages/site.ts',
  folder: '../.cache/site',
});

export default shell;
