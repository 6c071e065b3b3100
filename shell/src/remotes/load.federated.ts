import type { ComponentType } from 'react';
import { openRemote } from './container.ts';
import { pageFrom, type RemoteView } from './remotePages.ts';
import { remotes } from './remotesBlock.ts';
import './sharedKit.ts';

/** Fetches what the page needs side by side, instead of one file after the other. */
function preload(urls: readonly string[]): void {
  for (const url of urls) {
    if (document.querySelector(`link[rel=preload][href="${CSS.escape(url)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    if (new URL(url, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
}

/** Loads a page of a remote from wherever that remote runs. */
export async function loadRemotePage(view: RemoteView): Promise<ComponentType> {
  const [name, page] = view.remote.split('/');
  const remote = remotes().find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`No remote ${name} is known.`);
  const expose = `./${page}`;
  preload([remote.entry, ...(remote.preload[expose] ?? [])]);
  const container = await openRemote(remote);
  const makeModule = await container.get(expose);
  return pageFrom(makeModule(), view);
}
