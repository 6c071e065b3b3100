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

let read: readonly RemoteEntry[] | undefined;

/** Where the remotes are: the JSON block that the server wrote into the page. */
export function remotes(): readonly RemoteEntry[] {
  read ??= remotesOfPage();
  return read;
}

/** True for a script that the site itself or one of its remotes serves. */
export function isKnownOrigin(url: string): boolean {
  const { origin } = new URL(url, location.href);
  return origin === location.origin || remotes().some(({ entry }) => new URL(entry, location.href).origin === origin);
}
