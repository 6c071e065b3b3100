import { passwordLength, passwordMaxLength, passwordMinLength } from '@countertop/contract/account.limits';
import { emailMaxLength, isEmail } from '@countertop/contract/earlyAccess.limits';
import { EmailField } from '@countertop/design-system/EmailField';
import { type Translate, useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { en } from './signIn.messages.ts';
import { useTypedEarly } from './useTypedEarly.ts';

export interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field of a form that was tried: `useSubmission` gives these. */
export interface TriedFieldProps extends FieldProps {
  name: string;
  /** What is wrong with it. */
  errorMessage: string | undefined;
}

/** The address that names the account: password managers know it as the user name. */
export function AddressField(props: TriedFieldProps) {
  const t = useMessages(en);
  const field = useTypedEarly(props.onChange);
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

/** The password of an account that is there. */
export function OldPasswordField(props: TriedFieldProps) {
  const t = useMessages(en);
  const field = useTypedEarly(props.onChange);
  return <PasswordField label={t('signIn.password')} isRequired {...props} inputRef={field} />;
}

/** A password that is chosen; the browser offers to make one. */
export function NewPasswordField(props: TriedFieldProps) {
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

type Words = Translate<typeof en>;

/** What is wrong with an address, or nothing. */
export function emailProblem(email: string, t: Words): { email?: string } {
  if (email.trim() === '') return { email: t('problem.email.empty') };
  return isEmail(email.trim()) ? {} : { email: t('problem.email.malformed') };
}

/** What is wrong with a password that is chosen, or nothing. */
export function newPasswordProblem(password: string, t: Words): { password?: string } {
  const length = passwordLength(password);
  if (length < passwordMinLength) return { password: t('problem.password.short', { min: passwordMinLength }) };
  return length > passwordMaxLength ? { password: t('problem.password.long', { max: passwordMaxLength }) } : {};
}
