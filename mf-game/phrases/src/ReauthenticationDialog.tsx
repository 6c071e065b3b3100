import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { Link } from '@countertop/design-system/Link';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { Stack } from '@countertop/design-system/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { en } from './reauthentication.messages.ts';

export interface ReauthenticationDialogProps {
  isOpen: boolean;
  /** Email address of the account, by which a password manager finds the password. */
  email: string;
  /** Where to sign in again, for accounts of another service; null for accounts with a password. */
  signInHref: string | null;
  isPending: boolean;
  /** Why the password was not confirmed; empty if it was not sent, or is being checked. */
  error: string;
  /** Changes with each password that is sent, so that the same error is announced again. */
  attempts: number;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password again before a sensitive action. Stays mounted while closed, so that the focus returns to where it was. */
export function ReauthenticationDialog({ isOpen, signInHref, onClose, ...form }: ReauthenticationDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog title={t('confirm.title')} size="small" isOpen={isOpen} onOpenChange={onClose}>
      <Stack gap="cards">
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
        <div>
          <Button variant="outline" size="medium" onPress={onClose}>
            {t('confirm.cancel')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

type PasswordFormProps = Omit<ReauthenticationDialogProps, 'isOpen' | 'signInHref' | 'onClose'>;

function PasswordForm({ email, isPending, error, attempts, onConfirm }: PasswordFormProps) {
  const t = useMessages(en);
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [hasChanged, setChanged] = useState(true);
  const found = password === '' ? t('confirm.empty') : error;
  const text = hasChanged ? '' : found;
  useEffect(() => {
    if (text !== '') input.current?.focus();
  }, [text, attempts]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    setChanged(false);
    if (password !== '') onConfirm(password);
  }

  // POST, in case it is submitted before hydration: a password must never appear in a URL.
  return (
    <>
      <p>{t('confirm.text')}</p>
      <Form method="post" validationBehavior="aria" onSubmit={submit}>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={t('confirm.password')}
          name="password"
          autoComplete="current-password"
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the only field of the dialog
          autoFocus
          value={password}
          onChange={(next) => {
            setPassword(next);
            setChanged(true);
          }}
          inputRef={input}
          errorMessage={text || undefined}
        />
        <LiveRegion politeness="assertive" message={text} occurrence={attempts} />
        <Button type="submit" size="medium" isPending={isPending} pendingLabel={t('confirm.sending')}>
          {t('confirm.submit')}
        </Button>
      </Form>
    </>
  );
}
