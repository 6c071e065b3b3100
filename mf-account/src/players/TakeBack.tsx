import { CallError, hasErrorCode } from '@countertop/client/shared/CallError';
import { pendingHandOver } from '@countertop/client/play/pendingHandOver';
import { useIsOnline } from '@countertop/client/shared/useIsOnline';
import { pinDigits } from '@countertop/contract/family/family.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { type Translate, useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useState, useSyncExternalStore } from 'react';
import type { Proof } from '../family/hand-over/handOver.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { useSubmission } from '../sign-in/useSubmission.ts';
import { en } from './players.messages.ts';
import { takeBackButton } from './Players.styles.ts';

/** Passwords are longer than a PIN, so one field takes both. */
const isPin = (text: string): boolean => text.length === pinDigits && /^\d+$/.test(text);

/** Returns the text of errors that mean something else in a child's session. */
function takeBackError(error: unknown, isPinSent: boolean, t: Translate<typeof en>): string | undefined {
  if (hasErrorCode(error, 'passwords_not_used')) return t('takeBack.pinOnly');
  if (!(error instanceof CallError) || error.code !== 'sign_in_blocked') return undefined;
  const minutes = Math.max(1, Math.round((error.retryAfterSeconds ?? 0) / 60));
  return t(isPinSent ? 'takeBack.pinBlocked' : 'takeBack.passwordBlocked', { minutes });
}

export interface TakeBackProps {
  /** Rejects if the PIN or password is wrong. */
  takeBack: (proof: Proof) => Promise<void>;
  /** Navigates with a full page load, after which everything belongs to the grown-up. */
  leave: (href: string) => void;
}

/** Whether the browser is offline, or the server couldn't be reached for the hand-over. */
function useIsOffline(): boolean {
  const isOnline = useIsOnline();
  const pending = useSyncExternalStore(pendingHandOver.subscribe, pendingHandOver.get);
  return !isOnline || pending?.refusal === null;
}

/** The button that returns the device to the grown-up, and the question for the PIN or password. */
export function TakeBack(props: TakeBackProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const isOffline = useIsOffline();
  return (
    <>
      <div css={takeBackButton}>
        <Button variant="outline" onPress={() => setOpen(true)}>
          {t('play.takeBack')}
        </Button>
        {isOffline && <p>{t('takeBack.offline')}</p>}
      </div>
      {isOpen && <TakeBackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeBackDialog({ takeBack, leave, onClose }: TakeBackProps & { onClose: () => void }) {
  const t = useMessages(en);
  const [text, setText] = useState('');
  const { submission, submit, field } = useSubmission();
  const name = isPin(text) ? 'pin' : 'password';

  async function send(): Promise<void> {
    await takeBack(isPin(text) ? { pin: text } : { password: text });
    leave('/family');
  }
  return (
    <Dialog
      title={t('takeBack.title')}
      description={t('takeBack.text')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('takeBack.cancel')}
        </Button>
      }
    >
      <Stack>
        <AccountForm
          submission={{ ...submission, text: takeBackError(submission.error, name === 'pin', t) ?? submission.text }}
          submitLabel={t('takeBack.submit')}
          sendingLabel={t('takeBack.pending')}
          onSubmit={() => void submit(text === '' ? { password: t('takeBack.missing') } : {}, send)}
        >
          <PasswordField label={t('takeBack.field')} autoComplete="off" isRequired {...field(name, text, setText)} />
        </AccountForm>
        <div>
          <PageLink variant="standalone" to="/forgot-password">
            {t('takeBack.forgotten')}
          </PageLink>
        </div>
      </Stack>
    </Dialog>
  );
}
