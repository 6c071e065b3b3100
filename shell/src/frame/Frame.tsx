import { SkipLink } from '@countertop/design-system/SkipLink';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Footer } from './Footer.tsx';
import { frame } from './Frame.styles.ts';
import { Header } from './Header.tsx';
import { Toasts } from './Toasts.tsx';
import { useArrival } from './useArrival.ts';

/** What stands around every page. A page that fills the window has only the skip link and the toasts. */
export function Frame() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  useArrival(path);
  const page = match?.staticData.page;
  // A page that did not come cannot bring its own header.
  const isBare = page?.frame === 'none' && match?.status !== 'error';
  return (
    <>
      {isBare ? (
        <>
          <SkipLink />
          <Outlet />
        </>
      ) : (
        <div css={frame}>
          <SkipLink />
          <Header path={page?.path} />
          <Outlet />
          <Footer />
        </div>
      )}
      <Toasts page={page} placement={isBare ? 'top' : 'bottom'} />
    </>
  );
}
