import { rspack } from '@rspack/core';

const consumed = /^consume shared module \(\w+\) (.+?)@[^@]*$/;
const provided = /^provide shared module \(\w+\) (.+?)@[^@]* = (.+)$/;

/** @param {Iterable<import('@rspack/core').Chunk>} chunks */
function lazyScripts(chunks) {
  const lazy = [...chunks].filter((chunk) => !chunk.canBeInitial());
  return lazy.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
}

/** The pages of a remote: each with its own scripts and the shared modules it asks for. */
function pagesOf({ chunkGroups, chunkGraph }) {
  const pages = [...chunkGroups].filter((group) => group.name && !group.isInitial());
  return pages.map((group) => {
    const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
    const requires = modules.flatMap((module) => consumed.exec(module.identifier())?.[1] ?? []);
    return { path: `./${group.name}`, assets: { js: { sync: lazyScripts(group.chunks) } }, requires };
  });
}

/** The modules the shell provides: each with the scripts that hold it, none if the first one does. */
function sharesOf({ modules, chunkGraph }) {
  const files = new Map();
  for (const module of modules) {
    const file = module.nameForCondition?.();
    const chunks = file ? chunkGraph.getModuleChunks(module) : [];
    if (chunks.length > 0) files.set(file, lazyScripts(chunks));
  }
  return [...modules].flatMap((module) => {
    const [, name, file] = provided.exec(module.identifier()) ?? [];
    return name ? [{ name, assets: { js: { sync: files.get(file) ?? [] } } }] : [];
  });
}

/**
 * Writes what the server needs to preload: `mf-stats.json` of a remote and `mf-manifest.json` of the shell, in the
 * shape that Module Federation's own tools give these files.
 */
export class SharesListPlugin {
  /** @param {'shell' | 'remote'} kind */
  constructor(kind) {
    this.kind = kind;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('SharesListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SharesListPlugin', stage }, () => {
        const isShell = this.kind === 'shell';
        const list = isShell ? { shared: sharesOf(compilation) } : { exposes: pagesOf(compilation) };
        const source = new rspack.sources.RawSource(JSON.stringify(list, null, 2));
        compilation.emitAsset(isShell ? 'mf-manifest.json' : 'mf-stats.json', source);
      });
    });
  }
}
