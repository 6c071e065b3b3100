// @ts-check
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { addRequires } from './manifestRequires.mjs';
import { sharedModules } from './sharedModules.mjs';

const retryChunks = path.join(import.meta.dirname, 'retryChunks.ts');

/**
 * Returns Module Federation's build plugin for a remote. A remote contains no copy of shared modules: the host provides
 * them. react-aria-components isn't shared, because a shared module is always whole; remotes reach it through the design
 * system's components.
 * @param {object} options
 * @param {string} options.name
 * @param {Readonly<Record<string, string>>} options.exposes files by exposed name: `{ './GamePage': './src/GamePage.tsx' }`
 */
export function remoteFederation({ name, exposes }) {
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([page, file]) => [page, { import: file, name: page.slice(2) }]),
    ),
    shared: Object.fromEntries(
      sharedModules().map(({ request, version }) => [
        request,
        { import: false, singleton: true, requiredVersion: `^${version}` },
      ]),
    ),
    shareStrategy: 'loaded-first',
    manifest: { additionalData: addRequires },
    dts: false,
    runtimePlugins: [retryChunks],
    experiments: {
      // The host provides the runtime core, so no remote ships its own.
      externalRuntime: true,
      // Remotes load no further remotes, and the host addresses them by entry file rather than by manifest.
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
}
