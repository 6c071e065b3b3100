import type { OwnPayment } from '@countertop/contract/payments/payments';
import { Button } from '@countertop/design-system/Button';
import { downloadIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import type { UserFacts } from '../../shared/user.ts';
import { en } from './receipt.messages.ts';
import { type ReceiptText, receiptText } from './receiptText.ts';

export interface ReceiptButtonProps {
  payment: OwnPayment;
  payer: Pick<UserFacts, 'displayName' | 'email'>;
  /** Downloads the receipt as a PDF. Rejects if it cannot be created. */
  onDownload: (texts: ReceiptText, fileName: string) => Promise<void>;
}

/** Downloads the receipt of a payment. */
export function ReceiptButton({ payment, payer, onDownload }: ReceiptButtonProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [status, setStatus] = useState<'idle' | 'making' | 'done' | 'failed'>('idle');
  const number = payment.receiptNumber;

  async function start(): Promise<void> {
    if (status === 'making') return;
    setStatus('making');
    try {
      await onDownload(receiptText(payment, payer, { locale, t }), t('receipt.file', { number }));
      setStatus('done');
    } catch (error) {
      console.warn('The receipt could not be made.', error);
      setStatus('failed');
    }
  }
  const message = status === 'done' || status === 'failed' ? t(`receipt.${status}`) : '';
  return (
    <>
      <Button
        variant="outline"
        size="medium"
        icon={downloadIcon}
        aria-label={t('receipt.download.name', { number })}
        isPending={status === 'making'}
        pendingLabel={t('receipt.making')}
        onPress={() => void start()}
      >
        {t('receipt.download')}
      </Button>
      {status === 'failed' && <p data-error="">{message}</p>}
      <LiveRegion politeness={status === 'failed' ? 'assertive' : 'polite'} message={message} />
    </>
  );
}
