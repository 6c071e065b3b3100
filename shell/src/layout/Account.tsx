import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from '../shell.messages.ts';
import { TrackProgress } from '../features/sign-up/TrackProgress.tsx';
import type { Visitor } from './useVisitor.ts';
import { AdminPages } from './AdminPages.tsx';
import { group, inRow, menuOnly, signOut, slot } from './Account.styles.ts';
import { LazyPlayerLink } from './LazyPlayerLink.tsx';

export interface AccountProps {
  visitor: Visitor;
  /** Path of the current page. Undefined on the not-found page. */
  path: string | undefined;
}

/** Whether to offer an account. While the visitor is unknown, it is likely. */
export const isSignedOut = (visitor: Visitor): boolean =>
  visitor === 'unknown' || visitor === 'signedOut' || visitor === 'unsure';

/** Pages that have their own 'Sign Out' link. */
const pagesWithSignOut: readonly unknown[] = ['/dashboard', '/profile', '/sign-in', '/create-account'];

/**
 * Links for signed-out or signed-in visitors, or the child who plays. All groups share one grid cell as large as the larger of them, so that
 * nothing moves when the visitor becomes known.
 */
export function Account({ visitor, path }: AccountProps) {
  const t = useMessages(en);
  const isSignedIn = visitor === 'signedIn' || visitor === 'family' || visitor === 'admin';
  return (
    <div css={slot}>
      <div css={group} data-shown={isSignedOut(visitor) || undefined}>
        <span css={inRow}>
          <Link variant="nav" href="/api/login" isCurrent={path === '/sign-in'}>
            {t('layout.signIn')}
          </Link>
        </span>
        <TrackProgress isOffered={path === '/' && visitor === 'signedOut'} />
      </div>
      {typeof visitor === 'object' && (
        <div css={group} data-shown>
          <span css={inRow}>
            <LazyPlayerLink {...visitor} />
          </span>
        </div>
      )}
      <div css={group} data-shown={isSignedIn || undefined}>
        {visitor === 'admin' && <AdminPages path={path} />}
        <PageLink variant="outline" size="medium" to="/profile" isCurrent={path === '/profile'}>
          {t('layout.badges')}
        </PageLink>
        <PageLink variant="outline" size="medium" to="/dashboard" isCurrent={path === '/dashboard'}>
          {t('layout.dashboard')}
        </PageLink>
        <span css={menuOnly}>
          <PageLink variant="outline" size="medium" to="/progress" isCurrent={path === '/progress'}>
            {t('layout.progress')}
          </PageLink>
        </span>
        {visitor === 'family' && (
          <>
            <span css={menuOnly}>
              <PageLink variant="outline" size="medium" to="/family" isCurrent={path === '/family'}>
                {t('layout.family')}
              </PageLink>
            </span>
            <span css={menuOnly}>
              <PageLink variant="outline" size="medium" to="/family" hash="hand-over">
                {t('layout.handOver')}
              </PageLink>
            </span>
          </>
        )}
        <span css={signOut} data-hidden={pagesWithSignOut.includes(path) || undefined}>
          <Link variant="outline" size="medium" href="/api/logout">
            {t('layout.signOut')}
          </Link>
        </span>
      </div>
    </div>
  );
}
