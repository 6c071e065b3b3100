import type { OwnPayment } from '@countertop/contract/payments/payments';
import { plans } from '@countertop/contract/payments/plans';
import type { Translate } from '@countertop/design-system/messages';
import { formatMoney } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import type { UserFacts } from '../../shared/user.ts';
import type { en } from './receipt.messages.ts';

/** A fact of the receipt. */
export interface ReceiptLine {
  readonly label: string;
  readonly value: string;
}

/** The texts of a receipt, from top to bottom, in the page's language. */
export interface ReceiptText {
  /** BCP 47, for example `en-US`. */
  readonly language: string;
  readonly seller: string;
  /** "Receipt CT-20261122-ABCDEFGHJK". */
  readonly title: string;
  /** Whether it was paid, or refunded. */
  readonly status: string;
  readonly lines: readonly ReceiptLine[];
  readonly note: string;
}

type Payer = Pick<UserFacts, 'displayName' | 'email'>;

function statusOf({ refundedCents, status }: OwnPayment, money: (cents: number) => string, t: Translate<typeof en>) {
  if (status === 'refunded') return t('receipt.refunded');
  if (status === 'charged_back') return t('receipt.chargedBack');
  return refundedCents > 0 ? t('receipt.partly', { amount: money(refundedCents) }) : t('receipt.paid');
}

/** Returns the payer as of the payment. Payments from before that was stored take the account's current data. */
function payerOf({ payerName, payerEmail }: OwnPayment, { displayName, email }: Payer): string {
  const names = payerEmail === null ? [displayName, email] : [payerName, payerEmail];
  return names.filter((part) => part !== null).join(', ');
}

/** Returns the texts of a receipt. `account` is the payer's. */
export function receiptText(
  payment: OwnPayment,
  account: Payer,
  { locale, t }: { locale: string; t: Translate<typeof en> },
): ReceiptText {
  const { receiptNumber: number, paidAt, tier, period, amountCents, currency, refundedCents } = payment;
  const money = (cents: number) => t('receipt.money', { amount: formatMoney(cents, locale, 2), currency });
  const refund = [
    { label: t('receipt.refund'), value: money(refundedCents) },
    { label: t('receipt.kept'), value: money(amountCents - refundedCents) },
  ];
  return {
    language: locale,
    seller: t('receipt.seller'),
    title: t('receipt.title', { number }),
    status: statusOf(payment, money, t),
    lines: [
      { label: t('receipt.number'), value: number },
      { label: t('receipt.date'), value: dayOf(paidAt, locale) },
      { label: t('receipt.plan'), value: plans[tier].name },
      { label: t('receipt.period'), value: t(`receipt.period.${period}`) },
      { label: t('receipt.amount'), value: money(amountCents) },
      ...(refundedCents > 0 ? refund : []),
      { label: t('receipt.payer'), value: payerOf(payment, account) },
    ],
    note: t('receipt.note'),
  };
}
