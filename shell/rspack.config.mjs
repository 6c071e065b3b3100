import path from 'node:path';
import { createConfig } from '../tools/build/rspackConfig.mjs';

const context = import.meta.dirname;
/** Options of a build that contains the remotes instead of loading them through federation. */
const withRemotes = {
  '#load': path.join(context, 'src/federation/load.single.ts'),
  '#mf-game': path.join(context, '../mf-game/src'),
  '#mf-account': path.join(context, '../mf-account/src'),
  '#mf-admin': path.join(context, '../mf-admin/src'),
};

/** The host: provides the shared modules and finds the remotes at run time. */
export const shell = createConfig({
  context,
  name: 'shell',
  kind: 'shell',
  entry: './src/main.ts',
  worker: './src/offline/worker.ts',
});

/** Shell and remotes in one build: the baseline for the cost of federation. */
export const single = createConfig({
  context,
  name: 'shell',
  kind: 'single',
  entry: './src/main.ts',
  alias: withRemotes,
  folder: 'dist-single',
});

/** Like `single`, with fast refresh, which does not cross federation. The API runs on port 3001. */
export const development = createConfig({
  context,
  name: 'shell',
  kind: 'single',
  entry: './src/main.ts',
  alias: withRemotes,
  folder: 'dist-dev',
  mode: 'development',
  port: Number(process.env['PORT'] ?? 3000),
});

/** The site manifest and the public pages as HTML. The build runs this in Node. */
export const prerender = createConfig({
  context,
  name: 'prerender',
  kind: 'node',
  entry: './src/hydration/prerender.tsx',
  alias: withRemotes,
  folder: '../.cache/prerender',
});

export default shell;
