import { hasErrorCode } from '@countertop/client/shared/CallError';
import type { InvitationOutcome } from '@countertop/contract/family/invitation';
import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Spinner } from '@countertop/design-system/Spinner';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waiting } from '../../shared/Account.styles.ts';
import { useErrorText } from '../../shared/errorText.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { invitationQuery } from '../familyQueries.ts';
import { Ending } from './Ending.tsx';
import { InvitationOffer } from './InvitationOffer.tsx';
import { en } from './links.messages.ts';

export interface InvitationLinkProps {
  token: string;
  calls: Pick<FamilyCalls, 'acceptInvitation'>;
  /** Called before the page is left, to remove the token from the address. */
  onDone: () => void;
}

/** Errors that leave nothing to decide. */
const ends = [
  ['invitation_used', 'used'],
  ['invitation_expired', 'expired'],
  ['own_invitation', 'own'],
  ['too_many_guardians', 'full'],
] as const;

function endOf(error: unknown): (typeof ends)[number][1] | null {
  return ends.find(([code]) => hasErrorCode(error, code))?.[1] ?? null;
}

/** The invitation of another grown-up, opened from an email, signed in or not. */
export function InvitationLink({ token, calls, onDone }: InvitationLinkProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const errorText = useErrorText();
  const invitation = useQuery(invitationQuery(token));
  const [failure, setFailure] = useState<unknown>(null);
  const [outcome, setOutcome] = useState<InvitationOutcome | null>(null);

  async function accept(): Promise<void> {
    setFailure(null);
    try {
      setOutcome((await calls.acceptInvitation(token)).outcome);
    } catch (error) {
      setFailure(error);
    }
  }

  const family = (
    <PageLink variant="solid" to="/family" onPress={onDone}>
      {t('link.family')}
    </PageLink>
  );
  const home = (
    <PageLink variant="solid" to="/">
      {t('link.home')}
    </PageLink>
  );
  const end = endOf(failure) ?? endOf(invitation.error);
  if (end !== null) {
    return (
      <Ending title={t(`invitation.${end}.title`)} action={end === 'used' || end === 'own' ? family : home}>
        {t(`invitation.${end}`)}
      </Ending>
    );
  }
  if (invitation.isFetching) return <Waiting />;
  if (invitation.data === undefined) {
    return (
      <Ending
        title={t('invitation.failed.title')}
        action={<Button onPress={() => void invitation.refetch()}>{t('invitation.retry')}</Button>}
      >
        {errorText(invitation.error)}
      </Ending>
    );
  }
  const { inviter, nicknames, step } = invitation.data;
  const known = nicknames.flatMap((nickname) => nickname ?? []);
  const names =
    known.length > 0 ? new Intl.ListFormat(locale).format(known) : t('invitation.child', { count: nicknames.length });
  if (outcome === 'accepted') {
    return (
      <Ending title={t('invitation.accepted.title')} action={family}>
        {t('invitation.accepted', { names })}
      </Ending>
    );
  }
  if (outcome === 'asked' || step === 'asked') {
    return (
      <Ending title={t('invitation.asked.title', { inviter })} action={home}>
        {t('invitation.asked', { inviter })}
      </Ending>
    );
  }
  return (
    <InvitationOffer
      invitation={{ ...invitation.data, step }}
      names={names}
      failure={failure === null ? '' : errorText(failure)}
      onAccept={accept}
    />
  );
}

function Waiting() {
  const t = useMessages(en);
  return (
    <Page title={t('invitation.page')} audience="adult">
      <div css={waiting}>
        <Spinner label={t('link.loading')} />
      </div>
    </Page>
  );
}
