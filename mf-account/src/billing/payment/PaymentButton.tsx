import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon, lockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { useId } from 'react';
import { payment } from './PaymentButton.styles.ts';
import { en } from './payment.messages.ts';
import type { PaymentStep } from './outcome.ts';
import { preloadPayment } from './usePayment.ts';

export interface PaymentButtonProps {
  step: PaymentStep;
  label: string;
  /** Note to read before pressing. Defaults to who processes the payment. */
  note?: string;
  /** Whether this is test mode, without real money. */
  isTest: boolean;
  onPress: () => void;
  /** Called on hover or focus: a press may follow. */
  onIntent?: () => void;
}

/** Opens the provider's checkout. The note below it says what people should know before they press it. */
export function PaymentButton({ step, label, note, isTest, onPress, onIntent }: PaymentButtonProps) {
  const t = useMessages(en);
  const noteId = useId();
  const isNotAvailable = step === 'notAvailable';
  function preload(): void {
    void preloadPayment();
    onIntent?.();
  }
  return (
    <div css={payment}>
      <Button
        aria-describedby={noteId}
        isDisabled={step === 'paid' || isNotAvailable}
        isPending={step === 'processing'}
        pendingLabel={t('pay.processing')}
        onHoverStart={preload}
        onFocus={preload}
        onPress={onPress}
      >
        {step === 'paid' ? t('pay.paid') : label}
      </Button>
      <p id={noteId} role={isNotAvailable ? 'alert' : undefined}>
        {isTest ? (
          <Tag tone="warning" icon={infoIcon}>
            {t('pay.test')}
          </Tag>
        ) : (
          <Icon icon={isNotAvailable ? infoIcon : lockIcon} />
        )}
        <span>{isNotAvailable ? t('pay.none') : (note ?? t(isTest ? 'pay.test.note' : 'pay.secure'))}</span>
      </p>
    </div>
  );
}
