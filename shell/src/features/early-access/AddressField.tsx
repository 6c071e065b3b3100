import { emailMaxLength } from '@countertop/contract/earlyAccess.limits';
import { EmailField, type EmailFieldProps } from '@countertop/design-system/EmailField';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './earlyAccess.messages.ts';
import type { WishStatus } from './useWish.ts';

export interface AddressFieldProps extends Required<Pick<EmailFieldProps, 'value' | 'onChange' | 'inputRef'>> {
  status: WishStatus;
}

/** The one field. What is wrong stands below it until the address changes. */
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
      errorMessage={status === 'invalid' || status === 'failed' ? t(`earlyAccess.${status}`) : undefined}
    />
  );
}
