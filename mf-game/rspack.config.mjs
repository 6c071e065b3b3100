import { createConfig } from '../rspack.base.mjs';

export default createConfig({
  context: import.meta.dirname,
  name: 'mf_game',
  kind: 'remote',
  exposes: { './GamePage': './src/GamePage.tsx', './SendUnsent': './src/SendUnsent.tsx' },
});
