import { rspack } from '@rspack/core';

class FreshUrlModule extends rspack.RuntimeModule {
  constructor() {
    super('fresh url', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `var loadScript = __webpack_require__.l, tries = {};
__webpack_require__.l = (url, done, key, chunkId) => {
  var count = tries[url] = (tries[url] ?? -1) + 1;
  loadScript(count ? url + '?try=' + count : url, done, key && key + ':' + count, chunkId);
};`;
  }
}

/**
 * Gives the second and every later try of a chunk a new address. A browser joins a second request for an address to the
 * first one that still hangs, and keeps a wrong answer that was served as immutable; neither must decide the next try.
 */
export class FreshUrlPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshUrlPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(rspack.RuntimeGlobals.loadScript)
        .tap('FreshUrlPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new FreshUrlModule());
        });
    });
  }
}
