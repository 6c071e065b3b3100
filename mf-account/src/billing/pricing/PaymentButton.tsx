import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon, lockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { useId } from 'react';
import { loadPayment } from './payOnDemand.ts';
import { en } from './pricing.messages.ts';
import { payment } from './Pricing.styles.ts';
import type { PaymentStep } from './usePayment.ts';

export interface PaymentButtonProps {
  step: PaymentStep;
  /** Label for a plan that can be extended: "Extend Math Explorer until March 3, 2028"; null otherwise. */
  extendLabel: string | null;
  /** Whether this is test mode, without real money. */
  isTest: boolean;
  onPress: () => void;
  /** Called on hover or focus: a press may follow. */
  onIntent?: () => void;
}

/** Opens the provider's checkout. The note below it says what people should know before they press it. */
export function PaymentButton({ step, extendLabel, isTest, onPress, onIntent }: PaymentButtonProps) {
  const t = useMessages(en);
  const noteId = useId();
  const isExtension = extendLabel !== null;
  const isOff = step === 'paid' || step === 'notAvailable';
  function preload(): void {
    void loadPayment().catch(() => undefined);
    onIntent?.();
  }
  return (
    <div css={payment}>
      <Button
        aria-describedby={noteId}
        isDisabled={isOff}
        isPending={step === 'processing'}
        pendingLabel={t('pay.processing')}
        onHoverStart={preload}
        onFocus={preload}
        onPress={onPress}
      >
        {step === 'paid' ? t('pay.paid') : (extendLabel ?? t('pay.subscribe'))}
      </Button>
      <p id={noteId} role={step === 'notAvailable' ? 'alert' : undefined}>
        {isTest ? (
          <Tag tone="warning" icon={infoIcon}>
            {t('pay.test')}
          </Tag>
        ) : (
          <Icon icon={step === 'notAvailable' ? infoIcon : lockIcon} />
        )}
        <span>{t(noteOf(step, isExtension, isTest))}</span>
      </p>
    </div>
  );
}

/** Returns the key of the note: always one line, so that the layout stays put once the user is known. */
function noteOf(step: PaymentStep, isExtension: boolean, isTest: boolean) {
  if (step === 'notAvailable') return 'pay.none';
  if (isExtension) return 'pay.extend.note';
  return isTest ? 'pay.test.note' : 'pay.secure';
}
