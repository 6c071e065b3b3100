import { rspack } from '@rspack/core';

const { ensureChunk, loadScript, moduleCache } = rspack.RuntimeGlobals;

class SecondTryModule extends rspack.RuntimeModule {
  constructor() {
    super('second try', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `var loadScript = __webpack_require__.l, ensureChunk = __webpack_require__.e, tries = {};
__webpack_require__.l = (url, done, key, chunkId) => {
  var count = tries[url] = (tries[url] ?? -1) + 1;
  loadScript(count ? url + '?try=' + count : url, done, key && key + ':' + count, chunkId);
};
__webpack_require__.e = (...chunk) => {
  var cache = __webpack_require__.c;
  for (var id in cache) if (cache[id].error !== undefined) delete cache[id];
  return ensureChunk(...chunk);
};`;
  }
}

/**
 * Lets a page that failed to load be loaded again without a reload.
 * A chunk's second try has an address of its own: a browser joins a second request to a first that still hangs, and keeps
 * a wrong answer that was served as immutable. And a module that threw while it started, because what it needs had not
 * come, starts anew: by itself the runtime would throw the old error for ever.
 */
export class SecondTryPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SecondTryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(loadScript).tap('SecondTryPlugin', (chunk, requirements) => {
        requirements.add(ensureChunk).add(moduleCache);
        compilation.addRuntimeModule(chunk, new SecondTryModule());
      });
    });
  }
}
