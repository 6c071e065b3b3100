import { hasErrorCode } from '@countertop/client/shared/CallError';
import { isEmail } from '@countertop/contract/site/earlyAccess.limits';
import type { FamilyChild } from '@countertop/contract/family/family';
import { invitationDays } from '@countertop/contract/family/family.limits';
import { Button } from '@countertop/design-system/Button';
import { Checkbox, CheckboxGroup } from '@countertop/design-system/Checkbox';
import { Dialog } from '@countertop/design-system/Dialog';
import { EmailField } from '@countertop/design-system/EmailField';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { AccountForm } from '../../sign-in/AccountForm.tsx';
import { useSubmission } from '../../sign-in/useSubmission.ts';
import { childName } from '../family.ts';
import { muted } from '../Family.styles.ts';
import { en as familyTexts } from '../family.messages.ts';
import { en } from './guardians.messages.ts';

export interface InviteDialogProps {
  /** Children that can be shared. */
  learners: readonly FamilyChild[];
  onInvite: (email: string, learnerIds: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Invites another grown-up by email. */
export function InviteDialog({ learners, onInvite, onClose }: InviteDialogProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(() => learners.map(({ id }) => id));
  const { submission, submit, field, forget } = useSubmission();
  const days = invitationDays;

  function found(): Record<string, string> {
    return {
      ...(!isEmail(email.trim()) && { email: t('invite.email.invalid') }),
      ...(chosen.length === 0 && { learnerIds: t('invite.children.missing') }),
    };
  }

  async function send(): Promise<void> {
    try {
      await onInvite(email.trim(), [...chosen]);
    } catch (error) {
      // The user closed the password dialog and can try again.
      if (hasErrorCode(error, 'password_needed')) return;
      throw error;
    }
    notify({ title: t('invite.sent.title'), message: t('invite.sent', { days }), tone: 'success' });
    onClose();
  }

  return (
    <Dialog
      title={t('invite.title')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('invite.cancel')}
        </Button>
      }
    >
      <AccountForm
        submission={submission}
        submitLabel={t('invite.send')}
        sendingLabel={t('invite.sending')}
        onSubmit={() => void submit(found(), send)}
      >
        <Stack gap="l">
          <EmailField label={t('invite.email')} isRequired {...field('email', email, setEmail)} />
          <CheckboxGroup
            label={t('invite.children')}
            errorMessage={submission.errors['learnerIds']}
            value={[...chosen]}
            onChange={(next) => {
              setChosen(next);
              forget('learnerIds');
            }}
          >
            {learners.map((child) => (
              <Checkbox key={child.id} value={child.id}>
                {childName(child, family)}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <p css={muted}>{t('invite.text', { days })}</p>
        </Stack>
      </AccountForm>
    </Dialog>
  );
}
