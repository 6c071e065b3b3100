import type { ComponentType } from 'react';
import { pageFrom, type RemoteView } from './remotePage.ts';
import { remotes } from './remotesBlock.ts';

/** Requests the page's files in parallel, rather than one after the other. */
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

const loadHost = () => import(/* webpackChunkName: "federation" */ './host.ts');

/** Delay after which an idle page prefetches Module Federation's runtime, in milliseconds. */
const prefetchDelayMs = 2000;
// A failed prefetch is retried when the first remote page is opened.
setTimeout(() => void loadHost().catch(() => {}), prefetchDelayMs);

/** Loads a page of a remote through Module Federation. */
export async function loadRemotePage(view: RemoteView): Promise<ComponentType> {
  const remote = remotes().find(({ name }) => name === view.remote);
  if (remote) preload([remote.entry, ...(remote.preload[`./${view.page}`] ?? [])]);
  const { loadRemote } = await loadHost();
  return pageFrom(await loadRemote(`${view.remote}/${view.page}`), view);
}
