import type { FamilyChild, Invitation } from '@countertop/contract/family/family';
import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { keepFocus } from '@countertop/design-system/Page';
import { useState } from 'react';
import { buttons } from '../../shared/Account.styles.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { childName } from '../family.ts';
import { en as familyTexts } from '../family.messages.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en } from './guardians.messages.ts';

export interface AskerProps {
  invitation: Invitation;
  asker: NonNullable<Invitation['askedBy']>;
  /** All children of the family. */
  children: readonly FamilyChild[];
  calls: Pick<FamilyCalls, 'confirmInvitation' | 'refuseAsker'>;
}

/** Somebody who opened an invitation with another address, and waits for the owner to confirm. */
export function Asker({ invitation, asker: { userId, email }, children, calls }: AskerProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [question, setQuestion] = useState<'confirm' | 'refuse' | null>(null);
  const close = () => setQuestion(null);
  const invited = invitation.email;
  const names = new Intl.ListFormat(locale).format(
    children.filter(({ id }) => invitation.learnerIds.includes(id)).map((child) => childName(child, family)),
  );
  return (
    <li>
      <div>
        <p>
          <EmailAddress address={email} />
        </p>
        <p>{t('guardians.asks', { names, invited })}</p>
      </div>
      <div css={buttons}>
        <Button size="medium" aria-label={t('guardians.confirmOf', { email })} onPress={() => setQuestion('confirm')}>
          {t('guardians.confirm')}
        </Button>
        <Button
          variant="outline"
          size="medium"
          aria-label={t('guardians.refuseOf', { email })}
          onPress={() => setQuestion('refuse')}
        >
          {t('guardians.refuse')}
        </Button>
      </div>
      <AlertDialog
        title={t('guardians.confirm.title', { email })}
        isOpen={question === 'confirm'}
        onOpenChange={close}
        confirmLabel={t('guardians.confirm')}
        pendingLabel={t('guardians.confirming')}
        failureMessage={(error) => errorText(error)}
        onConfirm={() => calls.confirmInvitation(invitation.id, userId).then(keepFocus)}
      >
        {t('guardians.confirm.text', { email, invited, names })}
      </AlertDialog>
      <AlertDialog
        title={t('guardians.refuse.title', { email })}
        isOpen={question === 'refuse'}
        onOpenChange={close}
        confirmLabel={t('guardians.refuse')}
        pendingLabel={t('guardians.refusing')}
        failureMessage={(error) => errorText(error)}
        isDestructive
        onConfirm={() => calls.refuseAsker(invitation.id, userId).then(keepFocus)}
      >
        {t('guardians.refuse.text', { invited })}
      </AlertDialog>
    </li>
  );
}
