import { loginPath } from '@countertop/contract/account.limits';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { lockIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Spinner } from '@countertop/design-system/Spinner';
import { Stripe } from '@countertop/design-system/artwork/Stripe';
import { Tag } from '@countertop/design-system/Tag';
import type { ReactNode } from 'react';
import type { Access } from './access.ts';
import { buttons, label, waiting } from './AdminOnly.styles.ts';
import { en } from './access.messages.ts';

export interface AdminOnlyPageProps<Value> {
  /** The page's title. */
  title: string;
  /** One sentence below it. */
  lead: string;
  /** At the end of the title's line, once the page is open: buttons and links. */
  actions?: ReactNode;
  /** The address of the page with its `?`, to come back to after signing in. */
  path: string;
  access: Access<Value>;
  /** What an administrator sees. */
  children: (value: Value) => ReactNode;
}

/** A page for administrators: says so, and tells everybody else who may see it and how to sign in. */
export function AdminOnlyPage<Value>({ title, lead, actions, path, access, children }: AdminOnlyPageProps<Value>) {
  const t = useMessages(en);
  const isOpen = access.status === 'open';
  const labelled = (
    <span css={label}>
      <Tag icon={lockIcon}>{t('adminOnly.tag')}</Tag>
      {isOpen && <span>{lead}</span>}
    </span>
  );
  return (
    <>
      <Stripe />
      <Page
        title={title}
        lead={labelled}
        audience="adult"
        {...(isOpen && actions !== undefined && { action: <div css={buttons}>{actions}</div> })}
      >
        {isOpen ? children(access.value) : <Shut access={access} path={path} />}
      </Page>
    </>
  );
}

type ShutAccess = Exclude<Access<never>, { status: 'open' }>;

function Shut({ access, path }: { access: ShutAccess; path: string }) {
  switch (access.status) {
    case 'loading':
      return <Waiting />;
    case 'signedOut':
      return <SignedOut path={path} />;
    case 'refused':
      return <Refused path={path} email={access.email} />;
    case 'secondFactorNeeded':
      return <SecondFactorNeeded />;
    case 'failed':
      return <Failed onRetry={access.onRetry} />;
  }
}

function Waiting() {
  const t = useMessages(en);
  return (
    <div css={waiting}>
      <Spinner size="large" label={t('adminOnly.loading')} />
    </div>
  );
}

/** Signing in is a page of its own, which leads back here. */
const loginFor = (path: string) => `${loginPath}?returnTo=${encodeURIComponent(path)}`;

function SignedOut({ path }: { path: string }) {
  const t = useMessages(en);
  const ways = (
    <Link variant="button" href={loginFor(path)}>
      {t('adminOnly.signIn')}
    </Link>
  );
  return (
    <EmptyState title={t('adminOnly.signedOut')} actions={ways}>
      {t('adminOnly.signedOut.text')}
    </EmptyState>
  );
}

function Refused({ path, email }: { path: string; email: string }) {
  const t = useMessages(en);
  const ways = (
    <>
      <Link variant="button" href={loginFor(path)}>
        {t('adminOnly.signInAsOther')}
      </Link>
      <Link variant="quietButton" href="/">
        {t('adminOnly.home')}
      </Link>
    </>
  );
  const account = (
    <>
      {t('adminOnly.refused.account')} <bdi translate="no">{email}</bdi>
    </>
  );
  return (
    <EmptyState title={t('adminOnly.refused')} actions={ways} footnote={account}>
      {t('adminOnly.refused.text')}
    </EmptyState>
  );
}

function SecondFactorNeeded() {
  const t = useMessages(en);
  const ways = (
    <Link variant="button" href="/profile">
      {t('adminOnly.profile')}
    </Link>
  );
  return (
    <EmptyState title={t('adminOnly.secondFactor')} actions={ways}>
      {t('adminOnly.secondFactor.text')}
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(en);
  const isOffline = !navigator.onLine;
  return (
    <ErrorState kind={isOffline ? 'offline' : 'broken'} title={t('adminOnly.failed')} onRetry={onRetry} isAlert>
      {t(isOffline ? 'adminOnly.offline.text' : 'adminOnly.failed.text')}
    </ErrorState>
  );
}
