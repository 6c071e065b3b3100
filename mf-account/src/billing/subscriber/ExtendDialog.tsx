import type { Extension } from '@countertop/contract/payments/payments';
import { type Period, plans, priceCents } from '@countertop/contract/payments/plans';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import { extension as style } from './Subscriber.styles.ts';
import { en } from './subscriber.messages.ts';

export interface ExtendDialogProps {
  extension: Extension;
  /** End date of the plan after the payment, ISO 8601. */
  endDate: string;
  period: Period;
  /** Whether the plan was canceled; a payment reactivates it. */
  isCancelled: boolean;
  /** Called when the user agrees to pay. */
  onPay: () => void;
  onClose: () => void;
}

/** Confirms the extension of a running plan. Shows its end date, the new end date and the price. */
export function ExtendDialog({ extension, endDate, period, isCancelled, onPay, onClose }: ExtendDialogProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const plan = plans[extension.tier];
  const end = dayOf(endDate, locale);
  const price = formatMoney(priceCents(plan, period), locale, 2);
  const facts = [
    [t('extend.now'), dayOf(extension.endDate, locale)],
    [t('extend.then'), end],
    [t('extend.price'), price],
  ];
  function agree(): void {
    onClose();
    onPay();
  }
  const actions = (
    <>
      <Button variant="outline" onPress={onClose}>
        {t('extend.not')}
      </Button>
      <Button onPress={agree}>{t('extend.pay', { price })}</Button>
    </>
  );
  return (
    <Dialog
      title={t('extend.title', { plan: plan.nameInSentence, date: end })}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={actions}
    >
      <div css={style}>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t('extend.note')}</p>
        {isCancelled && <p>{t('extend.cancelled')}</p>}
      </div>
    </Dialog>
  );
}
