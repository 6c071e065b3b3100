import { SkipLink } from '@countertop/design-system/SkipLink';
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { Footer } from './Footer.tsx';
import { frame } from './Frame.styles.ts';
import { PageUnavailable } from '../federation/timeLimit.ts';
import { SignOut } from '../features/sign-out/SignOut.tsx';
import { Header } from './Header.tsx';
import { HydrationBoundary } from '../hydration/HydrationBoundary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Toasts } from './Toasts.tsx';
import { useArrival } from './useArrival.ts';
import { useThemeColour } from './useThemeColour.ts';

/** What stands around every page. A page that fills the window has only the skip link and the notices. */
export function Frame() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const router = useRouter();
  // Somebody may walk on before the first page is there: where they are going is not where they are.
  const [first] = useState(() => router.state.location.pathname);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useArrival(path ?? first);
  useThemeColour();
  const page = match?.staticData.page;
  // A page that did not come cannot bring its own header.
  const isBare = page?.frame === 'none' && match?.status !== 'error';
  // Such a page says itself that the browser is offline.
  const isUnavailable = match?.status === 'error' && match.error instanceof PageUnavailable;
  return (
    <>
      {isBare ? (
        <>
          <SkipLink />
          <Outlet />
        </>
      ) : (
        <div css={frame} data-frame>
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
      <SignOut />
      {!isUnavailable && <OfflineNotice placement={isBare ? 'top' : 'bottom'} />}
      <Toasts placement={isBare ? 'top' : 'bottom'} />
    </>
  );
}
