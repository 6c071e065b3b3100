export { development as default } from './rspack.config.mjs';
