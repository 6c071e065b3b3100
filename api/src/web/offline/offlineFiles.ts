import { createHash } from 'node:crypto';
import type { OfflineFiles } from '@countertop/contract/site/offline';
import { offlineWorkerPath } from '@countertop/contract/site/offline.constants';
import type { Asset } from '../assets/assets.ts';
import type { WebBuild } from '../assets/webBuild.ts';
import type { RemoteEntries } from '../remotes/remotes.ts';

/** Scripts and fonts; pictures for share previews, documents and licenses aren't needed to play. The browser keeps the worker itself. */
const isNeeded = (url: string): boolean => /\.(?:js|woff2)(?:\?|$)/.test(url) && url !== offlineWorkerPath;

function listOf(assets: readonly (readonly [url: string, Asset])[]): OfflineFiles {
  // In the order of their addresses, so that several servers give a build the same version.
  const sorted = assets.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const files = sorted.map(([url, { plain, br, integrity }]) => ({ url, bytes: (br ?? plain).length, integrity }));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 22);
  return { version, files };
}

/**
 * Returns a function that lists what the game needs without a network: the scripts and fonts of the current builds of shell and game.
 * Null if the game is served by another origin, whose files this server doesn't know. The list is made again when a remote changes.
 */
export function offlineFilesOf({ shellAssets, shellFiles, remotes }: WebBuild): () => Promise<OfflineFiles | null> {
  const shell = shellFiles.flatMap((name): [string, Asset][] => {
    const asset = shellAssets.get(name);
    return asset === undefined ? [] : [[`/${name}`, asset]];
  });
  let listed: { readonly entries: RemoteEntries; readonly files: OfflineFiles | null } | null = null;
  return async function offlineFiles() {
    const entries = await remotes.entries();
    if (listed?.entries !== entries) {
      const game = await remotes.currentFiles('mf_game');
      const files = game && listOf([...shell, ...game].filter(([url]) => isNeeded(url)));
      listed = { entries, files };
    }
    return listed.files;
  };
}
