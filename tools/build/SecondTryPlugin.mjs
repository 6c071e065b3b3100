import { rspack } from '@rspack/core';

const { ensureChunk, loadScript, moduleCache } = rspack.RuntimeGlobals;

class SecondTryModule extends rspack.RuntimeModule {
  constructor() {
    super('second try', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `var loadScript = __webpack_require__.l, ensureChunk = __webpack_require__.e, tries = {};
__webpack_require__.l = (url, done, key, chunkId) => {
  var load = finish => {
    var count = tries[url] = (tries[url] ?? -1) + 1;
    loadScript(count ? url + '?try=' + count : url, finish, key && key + ':' + count, chunkId);
  };
  load(event => event && event.type === 'error' && event.isTrusted ? load(done) : done(event));
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
 *
 * - A file that fails is requested once more at once. A failed `<link rel=preload>` makes Chromium fail the script it was
 *   meant for without a request, so the first failure says nothing about the connection now.
 * - Each try has an address of its own. Browsers join a second request to a first that still hangs, and keep a wrong
 *   response that was served as immutable.
 * - A module that threw while it started, because a file it needs had failed, starts again. By itself the runtime would
 *   throw the old error forever.
 *
 * The shell dispatches `error` on scripts it no longer waits for (shell/src/remotes/timeLimit.ts). Such an event is not
 * trusted and causes no request.
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
