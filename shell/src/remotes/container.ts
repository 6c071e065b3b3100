import type { RemoteEntry } from '@countertop/contract/remotes';
import { runRemoteScript } from './remoteScript.ts';

// Rspack's own words for the modules that this build shares.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: object };

/** What a remote's entry puts under its name: Module Federation's container. */
interface Container {
  init(shareScope: object): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'init') === 'function' && typeof Reflect.get(value, 'get') === 'function';
}

function loaded(name: string): unknown {
  return Reflect.get(globalThis, name);
}

const opened = new Map<string, Container>();

/**
 * The container of a remote, joined to the modules the shell shares. Its script runs once; when it did not come or held
 * something else, this throws and the next call tries again.
 */
export async function openRemote({ name, entry }: RemoteEntry): Promise<Container> {
  const known = opened.get(name);
  if (known) return known;
  if (!isContainer(loaded(name))) await runRemoteScript(entry);
  const container = loaded(name);
  if (!isContainer(container)) throw new Error(`${entry} holds no remote.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  opened.set(name, container);
  return container;
}
