import type { RemoteEntry } from '@countertop/contract/site/remotes';
import { readRemotes } from './readRemotes.ts';

function readBlock(): readonly RemoteEntry[] {
  try {
    const list = readRemotes(JSON.parse(document.getElementById('remotes')?.textContent ?? ''));
    if (list) return list;
    console.warn('The list of remotes is invalid, so their pages cannot load.');
  } catch (error) {
    console.warn('The list of remotes cannot be read, so their pages cannot load.', error);
  }
  return [];
}

let read: readonly RemoteEntry[] | undefined;

/** Returns the remotes from the JSON block that the server writes into the page. */
export function remotes(): readonly RemoteEntry[] {
  read ??= readBlock();
  return read;
}

/** Whether the site itself or one of its remotes serves a script. */
export function isKnownOrigin(url: string): boolean {
  const { origin } = new URL(url, location.href);
  return origin === location.origin || remotes().some(({ entry }) => new URL(entry, location.href).origin === origin);
}
