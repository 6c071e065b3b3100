import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { TrackProgress } from '../sign-up/TrackProgress.tsx';
import type { Visitor } from '../visitor/useVisitor.ts';
import { group, slot } from './Account.styles.ts';

export interface AccountProps {
  visitor: Visitor;
  /** The path of the page below; undefined on the not-found page. */
  path: string | undefined;
}

/**
 * The ways in, or the ways of somebody who is in. Both lie in one slot as large as the larger of them, so that nothing
 * moves when it turns out who is looking.
 */
export function Account({ visitor, path }: AccountProps) {
  const t = useMessages(en);
  const isOut = visitor === 'unknown' || visitor === 'signedOut' || visitor === 'unsure';
  return (
    <div css={slot}>
      <div css={group} data-shown={isOut || undefined}>
        <TrackProgress isOffered={path === '/' && visitor === 'signedOut'} />
        <Link look="quietButton" size="adult" href="/api/login" isCurrent={path === '/sign-in'}>
          {t('frame.signIn')}
        </Link>
      </div>
      <div css={group} data-shown={visitor === 'signedIn' || undefined}>
        <Link look="quietButton" size="adult" href="/profile" isCurrent={path === '/profile'}>
          {t('frame.badges')}
        </Link>
        <Link look="quietButton" size="adult" href="/dashboard" isCurrent={path === '/dashboard'}>
          {t('frame.dashboard')}
        </Link>
        <Link look="quietButton" size="adult" href="/api/logout">
          {t('frame.signOut')}
        </Link>
      </div>
    </div>
  );
}
