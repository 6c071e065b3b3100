import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import externalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { loadShared } from './loadShared.mjs';
import { remotes } from './remotesBlock.ts';
import { scriptDeliveryPlugin } from './scriptDeliveryPlugin.ts';

/** Versions of everything the host shares, by import name, set at build time. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const designSystem = '@countertop/design-system/';

/** Loads a component by its path in the design system: `Button`, `artwork/Customer`. The chunk names let the build find their files. */
function loadComponent(path: string): Promise<unknown> {
  const [group = '', name = ''] = path.includes('/') ? path.split('/') : ['components', path];
  return import(
    /* webpackInclude: /[\\/](components|artwork|charts)[\\/](\w+)[\\/]\2\.tsx$/ */
    /* webpackChunkName: "share-[request]" */
    `#design-system/${group}/${name}/${name}.tsx`
  );
}

function share(request: string, version: string) {
  const load = loadShared[request] ?? (() => loadComponent(request.slice(designSystem.length)));
  return {
    version,
    get: async () => {
      const module = await load();
      return () => module;
    },
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}

registerGlobalPlugins([scriptDeliveryPlugin]);

/** The Module Federation host. Loaded with the first page of a remote, so that public pages don't pay for the runtime. */
const host = createInstance({
  name: 'shell',
  remotes: remotes().map(({ name, entry }) => ({ name, entry })),
  shared: Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([request, version]) => [request, share(request, version)]),
  ),
  shareStrategy: 'loaded-first',
  // Remotes are built with `externalRuntime` and use this instance's runtime core.
  plugins: [externalRuntime()],
});

/**
 * Loads an exposed module of a remote, for example `mf_game/GamePage`.
 * Rejects if the remote is unknown or its code cannot be loaded.
 */
export function loadRemote(id: string): Promise<unknown> {
  return host.loadRemote(id);
}
