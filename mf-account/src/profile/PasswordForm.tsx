import { passwordLength, passwordMaxLength, passwordMinLength } from '@countertop/contract/accounts/account.limits';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { useState } from 'react';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { useSubmission } from '../sign-in/useSubmission.ts';
import { en } from './profile.messages.ts';

export interface PasswordFormProps {
  /** Email address of the account: a password manager saves the new password with it. */
  email: string;
  /** Changes the password and ends all other sessions. */
  onChange: (passwords: { password: string; newPassword: string }) => Promise<void>;
}

/** Changes the password after checking the current one. */
export function PasswordForm({ email, onChange }: PasswordFormProps) {
  const t = useMessages(en);
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { submission, submit, field } = useSubmission();

  function found(): Record<string, string> {
    const length = passwordLength(newPassword);
    return {
      ...(password === '' && { password: t('password.empty') }),
      ...(length < passwordMinLength && { newPassword: t('password.short', { min: passwordMinLength }) }),
      ...(length > passwordMaxLength && { newPassword: t('password.long', { max: passwordMaxLength }) }),
    };
  }

  const send = () =>
    submit(found(), async () => {
      await onChange({ password, newPassword });
      setPassword('');
      setNewPassword('');
      notify({ title: t('password.changed.title'), message: t('password.changed'), tone: 'success' });
    });

  return (
    <AccountForm
      variant="outline"
      submission={submission}
      submitLabel={t('password.submit')}
      sendingLabel={t('password.sending')}
      onSubmit={() => void send()}
    >
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField label={t('password.now')} isRequired {...field('password', password, setPassword)} />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        description={t('password.help', { min: passwordMinLength })}
        isRequired
        {...field('newPassword', newPassword, setNewPassword)}
      />
    </AccountForm>
  );
}
