import { passwordLength, passwordMaxLength, passwordMinLength } from '@countertop/contract/accounts/account.limits';
import { emailMaxLength, isEmail } from '@countertop/contract/site/earlyAccess.limits';
import { EmailField } from '@countertop/design-system/EmailField';
import { type Translate, useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { en } from './signIn.messages.ts';
import { useEarlyInput } from './useEarlyInput.ts';

export interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Props from `useSubmission`'s `field`. */
export interface SubmittedFieldProps extends FieldProps {
  name: string;
  errorMessage: string | undefined;
}

/** The email address of the account, which password managers use as the user name. */
export function AddressField(props: SubmittedFieldProps) {
  const t = useMessages(en);
  const field = useEarlyInput(props.onChange);
  return (
    <EmailField
      label={t('signIn.email')}
      autoComplete="username"
      maxLength={emailMaxLength}
      isRequired
      {...props}
      inputRef={field}
    />
  );
}

/** The password of an existing account. */
export function OldPasswordField(props: SubmittedFieldProps) {
  const t = useMessages(en);
  const field = useEarlyInput(props.onChange);
  return <PasswordField label={t('signIn.password')} isRequired {...props} inputRef={field} />;
}

/** A new password, which the browser offers to generate. */
export function NewPasswordField(props: SubmittedFieldProps) {
  const t = useMessages(en);
  return (
    <PasswordField
      label={t('create.password')}
      autoComplete="new-password"
      description={t('create.password.help', { min: passwordMinLength })}
      isRequired
      {...props}
    />
  );
}

type Texts = Translate<typeof en>;

/** Returns the error of an email address, if any. */
export function emailError(email: string, t: Texts): { email?: string } {
  if (email.trim() === '') return { email: t('error.email.empty') };
  return isEmail(email.trim()) ? {} : { email: t('error.email.malformed') };
}

/** Returns the error of a new password, if any. */
export function newPasswordError(password: string, t: Texts): { password?: string } {
  const length = passwordLength(password);
  if (length < passwordMinLength) return { password: t('error.password.short', { min: passwordMinLength }) };
  return length > passwordMaxLength ? { password: t('error.password.long', { max: passwordMaxLength }) } : {};
}
