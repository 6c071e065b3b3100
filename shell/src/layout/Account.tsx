import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../app/shell.messages.ts';
import { TrackProgress } from '../features/sign-up/TrackProgress.tsx';
import type { Visitor } from './useVisitor.ts';
import { AdminPages } from './AdminPages.tsx';
import { group, signOut, slot } from './Account.styles.ts';

export interface AccountProps {
  visitor: Visitor;
  /** The path of the page below; undefined on the not-found page. */
  path: string | undefined;
}

/** Pages with a 'Sign Out' of their own. */
const pagesWithSignOut: readonly unknown[] = ['/dashboard', '/profile', '/sign-in', '/create-account'];

/**
 * The buttons of a signed-out or of a signed-in visitor. Both groups lie in one slot as large as the larger of them, so
 * that nothing moves when it turns out who is looking.
 */
export function Account({ visitor, path }: AccountProps) {
  const t = useMessages(en);
  const isOut = visitor === 'unknown' || visitor === 'signedOut' || visitor === 'unsure';
  const isIn = visitor === 'signedIn' || visitor === 'admin';
  return (
    <div css={slot}>
      <div css={group} data-shown={isOut || undefined}>
        <TrackProgress isOffered={path === '/' && visitor === 'signedOut'} />
        <Link variant="quietButton" size="adult" href="/api/login" isCurrent={path === '/sign-in'}>
          {t('frame.signIn')}
        </Link>
      </div>
      <div css={group} data-shown={isIn || undefined}>
        {visitor === 'admin' && <AdminPages path={path} />}
        <Link variant="quietButton" size="adult" href="/profile" isCurrent={path === '/profile'}>
          {t('frame.badges')}
        </Link>
        <Link variant="quietButton" size="adult" href="/dashboard" isCurrent={path === '/dashboard'}>
          {t('frame.dashboard')}
        </Link>
        <span css={signOut} data-hidden={pagesWithSignOut.includes(path) || undefined}>
          <Link variant="quietButton" size="adult" href="/api/logout">
            {t('frame.signOut')}
          </Link>
        </span>
      </div>
    </div>
  );
}
