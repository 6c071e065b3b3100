import { emailMaxLength } from '@countertop/contract/site/earlyAccess.limits';
import { EmailField, type EmailFieldProps } from '@countertop/design-system/EmailField';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './earlyAccess.messages.ts';
import type { RegistrationStatus } from './useRegistration.ts';

export interface AddressFieldProps extends Required<Pick<EmailFieldProps, 'value' | 'onChange' | 'inputRef'>> {
  status: RegistrationStatus;
}

/** The email field of the form. An error shows below it until the address changes. */
export function AddressField({ status, ...props }: AddressFieldProps) {
  const t = useMessages(en);
  return (
    <EmailField
      {...props}
      label={t('earlyAccess.email')}
      description={t('earlyAccess.use')}
      name="email"
      maxLength={emailMaxLength}
      isRequired
      errorMessage={
        status === 'invalid' || status === 'failed' || status === 'blocked' ? t(`earlyAccess.${status}`) : undefined
      }
    />
  );
}
