import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { useState } from 'react';
import { buttons, stack } from '../../shared/Account.styles.ts';
import { AccountForm } from '../AccountForm.tsx';
import { useSubmission } from '../useSubmission.ts';
import { en } from './reauthentication.messages.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Email address of the account, by which a password manager finds the password. */
  email: string;
  /** Where to sign in again, for accounts of another service; null for accounts with a password. */
  signInHref: string | null;
  onConfirm: (password: string) => Promise<void>;
  /** Called once the password is confirmed. */
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the password again before a sensitive action. */
export function ConfirmDialog({ isOpen, signInHref, onClose, ...form }: ConfirmDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog title={t('confirm.title')} size="small" isOpen={isOpen} onOpenChange={onClose}>
      <div css={stack}>
        {signInHref === null ? (
          <PasswordForm {...form} />
        ) : (
          <>
            <p>{t('confirm.elsewhere')}</p>
            <Link variant="solid" href={signInHref}>
              {t('confirm.signIn')}
            </Link>
          </>
        )}
        <div css={buttons}>
          <Button variant="outline" size="medium" onPress={onClose}>
            {t('confirm.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function PasswordForm({
  email,
  onConfirm,
  onConfirmed,
}: Omit<ConfirmDialogProps, 'isOpen' | 'signInHref' | 'onClose'>) {
  const t = useMessages(en);
  const [password, setPassword] = useState('');
  const { submission, submit, field } = useSubmission();
  const send = () =>
    submit(password === '' ? { password: t('confirm.empty') } : {}, async () => {
      await onConfirm(password);
      onConfirmed();
    });
  return (
    <>
      <p>{t('confirm.text')}</p>
      <AccountForm
        submission={submission}
        submitLabel={t('confirm.submit')}
        sendingLabel={t('confirm.sending')}
        onSubmit={() => void send()}
      >
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={t('confirm.password')}
          autoComplete="current-password"
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the only field of the dialog
          autoFocus
          {...field('password', password, setPassword)}
        />
      </AccountForm>
    </>
  );
}
