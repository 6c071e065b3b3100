import { createConfig } from '../tools/build/rspackConfig.mjs';

export default createConfig({ context: import.meta.dirname, name: 'mf_admin', kind: 'remote' });
