import { css } from '@emotion/react';
import { SkipLink } from '@countertop/design-system/SkipLink';
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { Footer } from './Footer.tsx';
import { PageUnavailable } from '../federation/timeLimit.ts';
import { PreparedHandOver } from '../features/player/PreparedHandOver.tsx';
import { SignOutGuard } from '../features/sign-out/SignOutGuard.tsx';
import { Header } from './Header.tsx';
import { HydrationBoundary } from '../hydration/HydrationBoundary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Toasts } from './Toasts.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';
import { useThemeColor } from './useThemeColor.ts';

/** Header, page and footer. The footer stays at the bottom of the window on a short page. */
const layout = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
});

/** Header, footer and notices around every page. A page that fills the window gets only the skip link and the notices. */
export function Layout() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const router = useRouter();
  // Before the first page has resolved, `location` may already be that of the next navigation.
  const [first] = useState(() => router.state.location.pathname);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useFocusAfterNavigation(path ?? first);
  useThemeColor();
  const page = match?.staticData.page;
  // A page that failed to load can't bring its own header.
  const isBare = page?.layout === 'none' && match?.status !== 'error';
  // The error boundary of such a page already says that the browser is offline.
  const isUnavailable = match?.status === 'error' && match.error instanceof PageUnavailable;
  return (
    <>
      {isBare ? (
        <>
          <SkipLink />
          <Outlet />
        </>
      ) : (
        <div css={layout} data-layout>
          <SkipLink />
          <HydrationBoundary>
            <Header path={page?.path} />
          </HydrationBoundary>
          <Outlet />
          <HydrationBoundary>
            <Footer />
          </HydrationBoundary>
        </div>
      )}
      <SignOutGuard />
      <PreparedHandOver path={page?.path} />
      {!isUnavailable && <OfflineNotice placement={isBare ? 'header' : 'bottom'} />}
      <Toasts isPlaying={isBare} />
    </>
  );
}
