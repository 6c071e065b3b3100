import type { postOpenInvitation } from '@countertop/contract/family/family';
import type { InvitationStep } from '@countertop/contract/family/invitation';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { Link } from '@countertop/design-system/Link';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { buttons, stack } from '../../shared/Account.styles.ts';
import { dayOf } from '../../shared/dates.ts';
import { ErrorMessage } from '../../sign-in/AccountForm.tsx';
import { CastRow } from '../CastRow.tsx';
import { muted, reading } from '../Family.styles.ts';
import { en } from './links.messages.ts';

export interface InvitationOfferProps {
  invitation: z.infer<typeof postOpenInvitation.output> & { step: Exclude<InvitationStep, 'asked'> };
  /** Nicknames of the children, as a list. */
  names: string;
  /** Why accepting failed; empty if it didn't. */
  failure: string;
  onAccept: () => Promise<void>;
}

/** The content of an invitation, with the button that accepts it. */
export function InvitationOffer({ invitation, names, failure, onAccept }: InvitationOfferProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { inviter, step, expiresAt } = invitation;
  const [isAccepting, setAccepting] = useState(false);
  async function accept(): Promise<void> {
    setAccepting(true);
    await onAccept();
    setAccepting(false);
  }
  return (
    <Page
      title={t('invitation.title', { inviter })}
      lead={t('invitation.text', { names })}
      picture={<CastRow />}
      audience="adult"
    >
      <div css={reading}>
        <Card variant="menu">
          <div css={stack}>
            <Stack gap="xs">
              <MenuLine label={t('invitation.can')} value={t('invitation.can.value')} />
              <MenuLine label={t('invitation.cannot')} value={t('invitation.cannot.value')} />
              <MenuLine label={t('invitation.until')} value={dayOf(expiresAt, locale)} />
            </Stack>
            <ErrorMessage text={failure} occurrence={0} />
            {step === 'sign_in' ? (
              <>
                <p css={muted}>{t('invitation.signIn.text')}</p>
                <div css={buttons}>
                  <Link variant="solid" href="/api/login?returnTo=%2Ffamily">
                    {t('invitation.signIn')}
                  </Link>
                  <PageLink variant="outline" to="/create-account">
                    {t('invitation.create')}
                  </PageLink>
                </div>
              </>
            ) : (
              <>
                {step === 'ask' && <p>{t('invitation.ask.text', { inviter })}</p>}
                <div css={buttons}>
                  <Button
                    isPending={isAccepting}
                    pendingLabel={t(`invitation.${step}.pending`)}
                    onPress={() => void accept()}
                  >
                    {step === 'ask' ? t('invitation.ask', { inviter }) : t('invitation.accept')}
                  </Button>
                </div>
              </>
            )}
          </div>
        </Card>
      </div>
    </Page>
  );
}
