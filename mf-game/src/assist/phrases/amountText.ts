import { formatMoney, formatNumber, translate } from '@countertop/design-system/messages';
import type { TicketLine } from '@countertop/engine/problems/problem';
import { en } from './phrases.messages.ts';

/** How a problem's numbers and sentences are worded. */
export interface Wording {
  /** The reader's language. */
  readonly locale: string;
  /** Digits after the point of its money. */
  readonly moneyDigits: 0 | 2;
  /** Words instead of signs, for a voice: '4 dollars and 50 cents' for '$4.50'. */
  readonly isSpoken?: boolean;
}

/** Money, a percentage or a number as it is read, or as it is said. */
export function amountText(amount: NonNullable<TicketLine['amount']>, wording: Wording): string {
  const { locale, moneyDigits, isSpoken = false } = wording;
  if ('count' in amount) return formatNumber(amount.count, locale);
  if ('percent' in amount)
    return isSpoken ? spokenPercent(amount.percent, locale) : percentText(amount.percent, locale);
  return isSpoken ? spokenMoney(amount.cents, locale) : formatMoney(amount.cents, locale, moneyDigits);
}

/** A whole number of percent: `8` is "8%" in English. */
function percentText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}

function spokenPercent(percent: number, locale: string): string {
  return translate(en, locale)('spoken.percent', { percent });
}

/** Dollars and cents by name; what is 0 is left out unless all of it is. */
function spokenMoney(amountCents: number, locale: string): string {
  const t = translate(en, locale);
  const dollars = t('spoken.dollars', { dollars: Math.floor(amountCents / 100) });
  const cents = t('spoken.cents', { cents: amountCents % 100 });
  if (amountCents % 100 === 0) return dollars;
  return amountCents < 100 ? cents : t('spoken.dollarsAndCents', { dollars, cents });
}
