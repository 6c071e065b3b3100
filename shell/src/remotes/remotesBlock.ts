import type { RemoteEntry } from '@countertop/contract/remotes';
import { readRemotes } from './readRemotes.ts';

function remotesOfPage(): readonly RemoteEntry[] {
  try {
    const list = readRemotes(JSON.parse(document.getElementById('remotes')?.textContent ?? ''));
    if (list) return list;
    console.warn('The list of remotes has an unknown shape; their pages stay closed.');
  } catch (error) {
    console.warn('The list of remotes cannot be read; their pages stay closed.', error);
  }
  return [];
}

/** Where the remotes are: the JSON block that the server wrote into the page. */
export const remotes: readonly RemoteEntry[] = remotesOfPage();

const origins = new Set([location.origin, ...remotes.map(({ entry }) => new URL(entry, location.href).origin)]);

/** True for a script that the site itself or one of its remotes serves. */
export function isKnownOrigin(url: string): boolean {
  return origins.has(new URL(url, location.href).origin);
}
