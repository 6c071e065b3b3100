import { loadRemotePage } from '#load';
import type { ComponentType } from 'react';
import { AboutPage, BlogPage, PrivacyPage } from '../being-built/ShellPages.tsx';
import type { ShellView } from '../pages/pages.ts';
import type { RemoteView } from '../remotes/remotePages.ts';
import { withinTimeLimit } from '../remotes/timeLimit.ts';

/** The shell's own pages. What a page alone draws is a file named as the page, which the server preloads for it. */
const shellPages: Record<ShellView['shell'], () => Promise<ComponentType>> = {
  home: async () => (await import(/* webpackChunkName: "home" */ '../home/HomePage.tsx')).HomePage,
  about: async () => AboutPage,
  blog: async () => BlogPage,
  privacy: async () => PrivacyPage,
};

/** What a page shows. Its code may be fetched; when that fails or takes too long, this throws `PageUnavailable`. */
export function loadView(view: ShellView | RemoteView): Promise<ComponentType> {
  return withinTimeLimit('shell' in view ? shellPages[view.shell]() : loadRemotePage(view));
}
