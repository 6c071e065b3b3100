import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import externalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { remotes } from './remotesBlock.ts';
import { scriptDeliveryPlugin } from './scriptDeliveryPlugin.ts';
import { sharedModules } from './sharedModules.ts';

registerGlobalPlugins([scriptDeliveryPlugin]);

/** The Module Federation host. Loaded with the first page of a remote, so that public pages don't pay for the runtime. */
const host = createInstance({
  name: 'shell',
  remotes: remotes().map(({ name, entry }) => ({ name, entry })),
  shared: sharedModules,
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
