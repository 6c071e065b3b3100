import { loadRemotePage } from '#load';
import type { ComponentType } from 'react';
import { AboutPage, BlogPage, PrivacyPage } from '../being-built/ShellPages.tsx';
import { HomePage } from '../home/HomePage.tsx';
import type { ShellView } from '../pages/pages.ts';
import type { RemoteView } from '../remotes/remotePages.ts';
import { withinTimeLimit } from '../remotes/timeLimit.ts';

const shellPages: Record<ShellView['shell'], ComponentType> = {
  home: HomePage,
  about: AboutPage,
  blog: BlogPage,
  privacy: PrivacyPage,
};

/** What a page shows. A remote's page is fetched; when that fails or takes too long, this throws `PageUnavailable`. */
export async function loadView(view: ShellView | RemoteView): Promise<ComponentType> {
  if ('shell' in view) return shellPages[view.shell];
  const [RemotePage, { RemoteRoom }] = await withinTimeLimit(
    Promise.all([loadRemotePage(view), import(/* webpackChunkName: "query" */ '../remotes/RemoteRoom.tsx')]),
  );
  return function RemoteView() {
    return (
      <RemoteRoom>
        <RemotePage />
      </RemoteRoom>
    );
  };
}
