import { supportLink } from '@countertop/contract/support.limits';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { Spinner } from '@countertop/design-system/Spinner';
import type { ReactNode } from 'react';
import { columns, stack, waiting } from './Account.styles.ts';
import { en } from './account.messages.ts';
import type { QueryState } from './queryState.ts';
import type { UserFacts } from './user.ts';
import { useUnauthorized } from './useUnauthorized.ts';

export interface AccountPageProps<User extends UserFacts> {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** At the end of the title line. */
  action?: ReactNode;
  /** Path of the page, to return to after signing in. */
  path: string;
  /** Null if signed out. */
  user: QueryState<User | null>;
  /** Navigates with a full page load. */
  leave?: (href: string) => void;
  /** The content for a signed-in user. */
  children: (user: User) => ReactNode;
}

/** An account page: a skeleton while loading, and a redirect to sign in if signed out. */
export function AccountPage<User extends UserFacts>(props: AccountPageProps<User>) {
  const { title, lead, action, path, user, leave, children } = props;
  const isSignedOut = user.status === 'ready' && user.value === null;
  useUnauthorized(isSignedOut, path, leave);
  const isIn = user.status === 'ready' && user.value !== null;
  return (
    <Page
      title={title}
      audience="adult"
      {...(isIn && lead !== undefined && { lead })}
      {...(isIn && action !== undefined && { action })}
    >
      {user.status === 'loading' && <Waiting />}
      {user.status === 'failed' && <Failed {...user} />}
      {isSignedOut && <Leaving />}
      {isIn && children(user.value)}
    </Page>
  );
}

function Waiting() {
  const t = useMessages(en);
  return (
    <SkeletonGroup label={t('account.loading')}>
      <div css={columns}>
        <div css={stack}>
          <Skeleton shape="block" />
          <Skeleton lines={3} />
          <Skeleton shape="block" />
        </div>
        <div css={stack}>
          <Skeleton shape="block" />
          <Skeleton lines={3} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

function Failed({ onRetry, reference }: Extract<QueryState<never>, { status: 'failed' }>) {
  const t = useMessages(en);
  const isOffline = !navigator.onLine;
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'broken'}
      title={t('account.failed')}
      onRetry={onRetry}
      isAlert
      {...(reference && { details: reference, supportHref: supportLink({ reference }) })}
    >
      {t(isOffline ? 'account.offline.text' : 'account.failed.text')}
    </ErrorState>
  );
}

function Leaving() {
  const t = useMessages(en);
  return (
    <div css={waiting}>
      <Spinner label={t('unauthorized.message')} />
    </div>
  );
}
