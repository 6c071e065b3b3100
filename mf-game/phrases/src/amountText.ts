import { formatMoney, formatNumber, translate } from '@countertop/design-system/messages';
import type { Fraction } from '@countertop/engine/problems/kinds/fraction';
import type { TicketLine } from '@countertop/engine/problems/problem';
import { en } from './phrases.messages.ts';

export interface Wording {
  readonly locale: string;
  /** Decimals shown in money amounts. */
  readonly moneyDigits: 0 | 2;
  /** Uses words instead of symbols, for reading aloud: '4 dollars and 50 cents' for '$4.50'. */
  readonly isSpoken?: boolean;
}

/** Formats money, a percentage or a count, as text or as spoken words. */
export function amountText(amount: NonNullable<TicketLine['amount']>, wording: Wording): string {
  const { locale, moneyDigits, isSpoken = false } = wording;
  if ('count' in amount) return isSpoken ? spokenCount(amount.count, wording) : formatNumber(amount.count, locale);
  if ('fraction' in amount) return fractionText(amount.fraction, wording);
  if ('percent' in amount)
    return isSpoken ? spokenPercent(amount.percent, locale) : percentText(amount.percent, locale);
  return isSpoken ? spokenMoney(amount.cents, locale) : formatMoney(amount.cents, locale, moneyDigits);
}

const quarters: readonly Fraction[] = [
  { numerator: 1, denominator: 4 },
  { numerator: 1, denominator: 2 },
  { numerator: 3, denominator: 4 },
];

/** Reads '7.5' as '7 and one half'. Voices read decimals in different ways, and recipes have only quarters. */
function spokenCount(count: number, wording: Wording): string {
  const whole = Math.floor(count);
  const part = quarters.find(({ numerator, denominator }) => whole + numerator / denominator === count);
  if (part === undefined) return formatNumber(count, wording.locale);
  if (whole === 0) return fractionText(part, wording);
  return translate(en, wording.locale)('spoken.mixedNumber', { whole, fraction: fractionText(part, wording) });
}

function fractionText(fraction: Fraction, { locale, isSpoken = false }: Wording): string {
  return translate(en, locale)(isSpoken ? 'spoken.fraction' : 'fraction', { ...fraction });
}

function percentText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}

function spokenPercent(percent: number, locale: string): string {
  return translate(en, locale)('spoken.percent', { percent });
}

/** Names dollars and cents, and leaves out a zero part unless both are zero. */
function spokenMoney(amountCents: number, locale: string): string {
  const t = translate(en, locale);
  const dollars = t('spoken.dollars', { dollars: Math.floor(amountCents / 100) });
  const cents = t('spoken.cents', { cents: amountCents % 100 });
  if (amountCents % 100 === 0) return dollars;
  return amountCents < 100 ? cents : t('spoken.dollarsAndCents', { dollars, cents });
}
