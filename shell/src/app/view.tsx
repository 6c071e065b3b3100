import { loadRemotePage } from '#load';
import { loadForHtml } from '@countertop/design-system/lazy';
import { lazy, type ComponentType } from 'react';
import type { ShellView } from '../pages/pages.ts';
import type { RemoteView } from '../federation/remotePages.ts';
import { withinTimeLimit } from '../federation/timeLimit.ts';

/** The shell's own pages. What a page alone draws is a file named as the page, which the server preloads for it. */
const shellPages: Record<ShellView['shell'], () => Promise<ComponentType>> = {
  home: async () => (await import(/* webpackChunkName: "home" */ '../pages/home/HomePage.tsx')).HomePage,
  about: async () => (await import(/* webpackChunkName: "about" */ '../pages/about/AboutPage.tsx')).AboutPage,
  blog: async () => (await import(/* webpackChunkName: "blog" */ '../pages/blog/BlogPage.tsx')).BlogPage,
  earlyAccess: async () =>
    (await import(/* webpackChunkName: "earlyAccess" */ '../pages/early-access-link/EarlyAccessLinkPage.tsx'))
      .EarlyAccessLinkPage,
  notFound: async () =>
    (await import(/* webpackChunkName: "not-found" */ '../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
  privacy: async () => (await import(/* webpackChunkName: "privacy" */ '../pages/privacy/PrivacyPage.tsx')).PrivacyPage,
};

function codeOf(view: ShellView | RemoteView): Promise<ComponentType> {
  return 'shell' in view ? shellPages[view.shell]() : loadRemotePage(view);
}

/** What a page shows. Its code may be fetched; when that fails or takes too long, this throws `PageUnavailable`. */
export function loadView(view: ShellView | RemoteView): Promise<ComponentType> {
  return withinTimeLimit(codeOf(view));
}

let isWaiting = false;
let letKnow = () => {};

/** Resolves when the code of a page is there that came as HTML. */
export const codeOfHtml = new Promise<void>((resolve) => (letKnow = resolve));

/** True while the HTML of the first page stands without its code. */
export const isWaitingForCode = (): boolean => isWaiting;

/**
 * The component of a page whose HTML came from the server. React leaves that HTML as it is until the code is there. There
 * is no time limit: the page can be read and its links work meanwhile.
 */
export function viewOfHtml(view: ShellView | RemoteView): ComponentType {
  async function code(): Promise<{ default: ComponentType }> {
    const page = await loadForHtml(() => codeOf(view));
    isWaiting = false;
    letKnow();
    return { default: page };
  }
  isWaiting = true;
  return lazy(code);
}
