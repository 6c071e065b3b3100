import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Footer } from './Footer.tsx';
import { frame } from './Frame.styles.ts';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

/** What stands around every page. A page that fills the window has only the skip link. */
export function Frame() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  useArrival(path);
  if (page?.frame === 'none') {
    return (
      <>
        <SkipLink />
        <Outlet />
      </>
    );
  }
  return (
    <div css={frame}>
      <SkipLink />
      <Header path={page?.path} />
      <Outlet />
      <Footer />
    </div>
  );
}
