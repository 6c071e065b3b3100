// @ts-check
const consumedModule = /^consume shared module \(\w+\) (.+)@[^@]+$/;

/**
 * `additionalData` hook of Module Federation's manifest. Adds every shared module that an exposed page needs immediately, so
 * that the server can preload it. By default `requires` lists only the direct imports of the exposed file: 3 of 27 for
 * `GamePage`.
 * @template {{ exposes: { name: string, requires: string[] }[] }} Stats
 * @param {{ stats: Stats, compilation: import('@rspack/core').Compilation }} manifest
 * @returns {Stats}
 */
export function addRequires({ stats, compilation }) {
  for (const expose of stats.exposes) {
    const { chunks = [] } = compilation.namedChunkGroups.get(expose.name) ?? {};
    const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
    expose.requires = modules.flatMap((module) => consumedModule.exec(module.identifier())?.[1] ?? []);
  }
  return stats;
}
