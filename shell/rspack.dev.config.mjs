import path from 'node:path';
import { createConfig } from '../tools/build/rspackConfig.mjs';

const context = import.meta.dirname;

/** Shell and remotes in one build with fast refresh, which does not cross federation. The API runs on port 3001. */
export default createConfig({
  context,
  name: 'shell',
  kind: 'single',
  entry: './src/main.ts',
  alias: { '#load': path.join(context, 'src/federation/load.single.ts') },
  folder: 'dist-dev',
  mode: 'development',
  port: Number(process.env['PORT'] ?? 3000),
});
