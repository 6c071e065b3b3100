import { noticeVersion } from '@countertop/contract/family/consent';
import { type Period, plans } from '@countertop/contract/payments/plans';
import { hasRunningPlan } from '@countertop/contract/payments/subscription';
import { Button } from '@countertop/design-system/Button';
import { Checkbox } from '@countertop/design-system/Checkbox';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { stack } from '../../../shared/Account.styles.ts';
import { ConsentNotice } from '../../../family/child/ConsentNotice.tsx';
import type { Customer } from '../../payment/loadCustomer.ts';
import { PaymentButton } from '../../payment/PaymentButton.tsx';
import { MoreTime } from '../../subscriber/MoreTime.tsx';
import { type PaymentActions, usePayment } from '../../payment/usePayment.ts';
import { en } from './offer.messages.ts';
import { upgradeDays } from './upgradeDays.ts';

const { tier } = plans.family;

/** Returns the period that is selected at the top of the page. */
function periodNow(): Period {
  return document.querySelector('input[name="period"][value="monthly"]:checked') === null ? 'yearly' : 'monthly';
}

export interface FamilyOfferViewProps extends PaymentActions {
  /** Null if signed out, and while loading. */
  customer: Customer | null;
}

/** Payment of the Family Plan, with the notice to parents; for its subscribers, more time. */
export function FamilyOfferView({ customer, ...actions }: FamilyOfferViewProps) {
  const t = useMessages(en);
  const payment = usePayment(actions);
  const [hasRead, setRead] = useState(false);
  if (customer !== null && hasRunningPlan(customer.user, tier, customer.askedAtMs)) {
    return (
      <MoreTime
        {...{ tier, customer, payment, periodNow }}
        period={periodNow()}
        orderCheck="none"
        onCheckOrder={actions.onEnded}
        onChangedElsewhere={actions.onEnded}
      />
    );
  }
  const upgrade = customer === null ? null : upgradeDays(customer);
  const start = () => payment.start({ tier, period: periodNow(), ...(hasRead && { noticeVersion }) });
  return (
    <div css={stack}>
      {upgrade !== null && <p>{t('offer.upgrade', { ...upgrade })}</p>}
      <div>
        <Checkbox isSelected={hasRead} onChange={setRead} description={t('offer.notice.help')}>
          {t('offer.notice')}
        </Checkbox>
        <Notice />
      </div>
      <PaymentButton
        step={customer?.mode === 'none' ? 'notAvailable' : payment.step}
        label={t('offer.subscribe')}
        isTest={customer?.mode === 'test'}
        onPress={() => void start()}
      />
    </div>
  );
}

function Notice() {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="medium" onPress={() => setOpen(true)}>
        {t('offer.notice.read')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('offer.notice.title')}
          isOpen
          onOpenChange={setOpen}
          actions={<Button onPress={() => setOpen(false)}>{t('offer.notice.close')}</Button>}
        >
          <ConsentNotice />
        </Dialog>
      )}
    </>
  );
}
