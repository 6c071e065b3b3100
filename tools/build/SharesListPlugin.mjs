import { rspack } from '@rspack/core';

const consumed = /^consume shared module \(\w+\) (.+)@([^@ ]+)[^@]*$/;
const provided = /^provide shared module \(\w+\) (.+)@([^@ ]+) = /;

/** @param {Iterable<import('@rspack/core').Chunk>} chunks */
function lazyScripts(chunks) {
  const lazy = [...chunks].filter((chunk) => !chunk.canBeInitial());
  return lazy.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
}

/** The shared modules that are asked for, with the versions that will do. @param {Iterable<import('@rspack/core').Module>} modules */
function consumedBy(modules) {
  return [...modules].flatMap((module) => {
    const [, name, requiredVersion] = consumed.exec(module.identifier()) ?? [];
    return name ? [{ name, requiredVersion }] : [];
  });
}

/** By name, so that the same sources give the same list. @param {Iterable<import('@rspack/core').Module>} modules */
function sharedBy(modules) {
  return consumedBy(modules).toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * The pages of a remote: each with its own scripts and the shared modules it asks for at once. What a page loads later
 * is not among them, only in the list of all that is asked for.
 */
function pagesOf({ namedChunkGroups, chunkGraph, modules }, exposes) {
  const pages = exposes.map((page) => {
    const { chunks = [] } = namedChunkGroups.get(page.slice(2)) ?? {};
    const requires = consumedBy(chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])).map(
      ({ name }) => name,
    );
    return { path: page, assets: { js: { sync: lazyScripts(chunks) } }, requires };
  });
  return { exposes: pages, shared: sharedBy(modules) };
}

/**
 * The modules the shell provides: each with its version, the scripts that it comes in and those of what it is made of, none if the
 * first one brings it.
 */
function sharesOf({ modules, chunkGroups }) {
  const files = new Map();
  for (const group of chunkGroups) {
    for (const { module } of group.origins) {
      const [, name] = provided.exec(module?.identifier() ?? '') ?? [];
      if (name) files.set(name, lazyScripts(group.chunks));
    }
  }
  return [...modules].flatMap((module) => {
    const [, name, version] = provided.exec(module.identifier()) ?? [];
    return name ? [{ name, version, assets: { js: { sync: files.get(name) ?? [] } } }] : [];
  });
}

/**
 * Writes what the server needs to preload, and what tells whether a remote can run in a shell: `mf-stats.json` of a remote and `mf-manifest.json` of the shell, in the
 * shape that Module Federation's own tools give these files.
 */
export class SharesListPlugin {
  /** @param {'shell' | 'remote'} kind @param {readonly string[]} exposes pages of a remote: `./GamePage` */
  constructor(kind, exposes) {
    this.kind = kind;
    this.exposes = exposes;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('SharesListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SharesListPlugin', stage }, () => {
        const isShell = this.kind === 'shell';
        const list = isShell ? { shared: sharesOf(compilation) } : pagesOf(compilation, this.exposes);
        const source = new rspack.sources.RawSource(JSON.stringify(list, null, 2));
        compilation.emitAsset(isShell ? 'mf-manifest.json' : 'mf-stats.json', source);
      });
    });
  }
}
