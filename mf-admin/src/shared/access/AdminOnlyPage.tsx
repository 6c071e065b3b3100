import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { loginPath } from '@countertop/contract/accounts/account.limits';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { lockIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Spinner } from '@countertop/design-system/Spinner';
import { Tag } from '@countertop/design-system/Tag';
import { ForGrownUps } from '@countertop/phrases/ForGrownUps';
import { PageLink } from '@countertop/routes/PageLink';
import type { ReactNode } from 'react';
import type { Access } from './access.ts';
import { en } from './access.messages.ts';
import { Till } from './Till.tsx';

const loading = css({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });

/** Tag and sentence, on one line if they fit. */
const label = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space.s,
  rowGap: token.space.xxs,
  marginBlockStart: token.space.xxs,
});

const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.s });

export interface AdminOnlyPageProps<Value> {
  /** The page's title. */
  title: string;
  /** One sentence below it. */
  lead: string;
  /** Buttons and links below the lead, shown to administrators only. */
  actions?: ReactNode;
  /** The page's path with its query, to return to after signing in. */
  path: string;
  access: Access<Value>;
  children: (value: Value) => ReactNode;
}

/** A page for administrators. Other visitors see why they have no access and how to get it. */
export function AdminOnlyPage<Value>({ title, lead, actions, path, access, children }: AdminOnlyPageProps<Value>) {
  const t = useMessages(en);
  const isOpen = access.status === 'open';
  const tagAndLead = (
    <span css={label}>
      <Tag icon={lockIcon}>{t('adminOnly.tag')}</Tag>
      {isOpen && <span>{lead}</span>}
    </span>
  );
  return (
    <Page
      title={title}
      lead={tagAndLead}
      audience="adult"
      {...(isOpen && { picture: <Till /> })}
      {...(isOpen && actions !== undefined && { action: <div css={buttons}>{actions}</div> })}
    >
      {isOpen ? children(access.value) : <NoAccess access={access} path={path} />}
    </Page>
  );
}

type DeniedAccess = Exclude<Access<never>, { status: 'open' }>;

function NoAccess({ access, path }: { access: DeniedAccess; path: string }) {
  switch (access.status) {
    case 'loading':
      return <Loading />;
    case 'signedOut':
      return <SignedOut path={path} />;
    case 'child':
      return <ForGrownUps />;
    case 'forbidden':
      return <Forbidden path={path} email={access.email} />;
    case 'secondFactorNeeded':
      return <SecondFactorNeeded />;
    case 'failed':
      return <Failed onRetry={access.onRetry} />;
  }
}

function Loading() {
  const t = useMessages(en);
  return (
    <div css={loading} data-loading="">
      <Spinner size="large" label={t('adminOnly.loading')} />
    </div>
  );
}

const loginFor = (path: string) => `${loginPath}?returnTo=${encodeURIComponent(path)}`;

function SignedOut({ path }: { path: string }) {
  const t = useMessages(en);
  const actions = (
    <Link variant="solid" href={loginFor(path)}>
      {t('adminOnly.signIn')}
    </Link>
  );
  return (
    <EmptyState title={t('adminOnly.signedOut')} actions={actions}>
      {t('adminOnly.signedOut.text')}
    </EmptyState>
  );
}

function Forbidden({ path, email }: { path: string; email: string }) {
  const t = useMessages(en);
  const actions = (
    <>
      <Link variant="solid" href={loginFor(path)}>
        {t('adminOnly.signInAsOther')}
      </Link>
      <PageLink variant="outline" to="/">
        {t('adminOnly.home')}
      </PageLink>
    </>
  );
  const account = (
    <>
      {t('adminOnly.forbidden.account')} <EmailAddress address={email} />
    </>
  );
  return (
    <EmptyState title={t('adminOnly.forbidden')} actions={actions} footnote={account}>
      {t('adminOnly.forbidden.text')}
    </EmptyState>
  );
}

function SecondFactorNeeded() {
  const t = useMessages(en);
  const actions = (
    <PageLink variant="solid" to="/profile" hash="sign-in">
      {t('adminOnly.profile')}
    </PageLink>
  );
  return (
    <EmptyState title={t('adminOnly.secondFactor')} actions={actions}>
      {t('adminOnly.secondFactor.text')}
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(en);
  const isOffline = !navigator.onLine;
  return (
    <ErrorState variant={isOffline ? 'offline' : 'broken'} title={t('adminOnly.failed')} onRetry={onRetry} isAlert>
      {t(isOffline ? 'adminOnly.offline.text' : 'adminOnly.failed.text')}
    </ErrorState>
  );
}
