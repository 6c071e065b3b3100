import { call } from '@countertop/client/call';
import { hasErrorCode } from '@countertop/client/CallError';
import { reauthenticatePath } from '@countertop/contract/account.limits';
import { getSignInWays } from '@countertop/contract/account';
import { postConfirmPassword } from '@countertop/contract/reauthentication';
import { Dialog } from '@countertop/design-system/Dialog';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Guard } from './classCalls.ts';
import { FormDialog } from './FormDialog.tsx';
import { en } from './classes.messages.ts';

interface Waiting {
  readonly proceed: () => void;
  readonly cancel: () => void;
}

/** Asks for the password whenever the server requires it again. The guard rejects with `password_needed` if the dialog is closed. */
export function usePassword(): { guard: Guard; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const guard: Guard = async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!hasErrorCode(error, 'password_needed')) throw error;
      await new Promise<void>((resolve, reject) => setWaiting({ proceed: resolve, cancel: () => reject(error) }));
      return action();
    }
  };
  const end = (how: keyof Waiting) => {
    waiting?.[how]();
    setWaiting(null);
  };
  const dialog = waiting && <PasswordDialog onConfirmed={() => end('proceed')} onClose={() => end('cancel')} />;
  return { guard, dialog };
}

function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useMessages(en);
  const [password, setPassword] = useState('');
  const ways = useQuery({ queryKey: ['/api/auth/ways'], queryFn: ({ signal }) => call(getSignInWays, {}, { signal }) });
  if (ways.data && ways.data.way !== 'password') {
    const returnTo = new URLSearchParams({ returnTo: `${location.pathname}${location.search}` });
    return (
      <Dialog
        title={t('password.title')}
        size="small"
        hasClose
        isOpen
        onOpenChange={onClose}
        actions={
          <Link variant="solid" href={`${reauthenticatePath}&${returnTo.toString()}`}>
            {t('password.signIn')}
          </Link>
        }
      >
        <p>{t('password.elsewhere')}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('password.title')}
      submitLabel={t('password.submit')}
      findProblem={() => (password === '' ? t('password.missing') : undefined)}
      onSubmit={() => call(postConfirmPassword, { password })}
      onDone={onConfirmed}
      onClose={onClose}
    >
      <p>{t('password.text')}</p>
      <PasswordField
        label={t('password.label')}
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}
