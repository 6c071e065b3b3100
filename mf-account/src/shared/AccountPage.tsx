import { supportLink } from '@countertop/contract/site/support.limits';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { Spinner } from '@countertop/design-system/Spinner';
import { ForGrownUps } from '@countertop/phrases/ForGrownUps';
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
  /** A drawn object at the end of the head. */
  picture?: ReactNode;
  /** Path of the page, to return to after signing in. */
  path: string;
  /** Null if signed out. */
  user: QueryState<User | null>;
  /** Whether it is a child's page, too. Its action isn't. */
  isForChildren?: boolean;
  /** Navigates with a full page load. */
  leave?: (href: string) => void;
  /** The content for a signed-in user. */
  children: (user: User) => ReactNode;
}

/** An account page: a skeleton while loading, a redirect to sign in if signed out, and a friendly notice for children. */
export function AccountPage<User extends UserFacts>(props: AccountPageProps<User>) {
  const { title, lead, action, picture, path, user, isForChildren = false, leave, children } = props;
  const isSignedOut = user.status === 'ready' && user.value === null;
  useUnauthorized(isSignedOut, path, leave);
  const isChild = user.status === 'ready' && user.value !== null && user.value.player !== null;
  const isLoading = user.status === 'loading';
  const isIn = user.status === 'ready' && user.value !== null && (isForChildren || !isChild);
  return (
    <Page
      title={title}
      audience="adult"
      {...((isIn || isLoading) && lead !== undefined && { lead })}
      {...(isIn && !isChild && action !== undefined && { action })}
      {...((isIn || isLoading) && picture !== undefined && { picture })}
    >
      {isLoading && <AccountLoading />}
      {user.status === 'failed' && <AccountFailed {...user} />}
      {isSignedOut && <Leaving />}
      {isChild && !isForChildren && <ForGrownUps />}
      {isIn && children(user.value)}
    </Page>
  );
}

/** The skeleton of an account page. */
export function AccountLoading() {
  const t = useMessages(en);
  return (
    <SkeletonGroup label={t('account.loading')}>
      <div css={columns}>
        <div css={stack}>
          <Skeleton variant="block" />
          <Skeleton lines={3} />
          <Skeleton variant="block" />
        </div>
        <div css={stack}>
          <Skeleton variant="block" />
          <Skeleton lines={3} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** Shown if the server could not be asked who is signed in. */
export function AccountFailed({ onRetry, reference }: Extract<QueryState<never>, { status: 'failed' }>) {
  const t = useMessages(en);
  const isOffline = !navigator.onLine;
  return (
    <ErrorState
      variant={isOffline ? 'offline' : 'broken'}
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
