import { translate } from '@countertop/design-system/messages';
import type { DishId } from '@countertop/engine/play/day/menu';
import type { Problem } from '@countertop/engine/problems/problem';
import { amountText } from '@countertop/phrases/amountText';
import { en as phrases } from '@countertop/phrases/phrases.messages';
import { phraseText } from '@countertop/phrases/phraseText';
import { en } from './picture.messages.ts';
import type { ProblemPicture } from './pictureFor.ts';

export function dollarsText(dollars: number, locale: string): string {
  return amountText({ cents: 100 * dollars }, { locale, moneyDigits: 0 });
}

/** Returns '4 burgers'. */
export function countedDish(dish: DishId, count: number, locale: string): string {
  return translate(phrases, locale)(`dish.${dish}.counted`, { count });
}

/** Describes the bar of a change problem. Money that is to be counted has no number. */
export function changeBarText({ operands: [bill = 0, paid = 0], paidNotes }: Problem, locale: string): string {
  const t = translate(en, locale);
  const total = dollarsText(bill / 100, locale);
  if (paidNotes !== undefined) return t('picture.bar.alt.counted', { bill: total });
  return t('picture.bar.alt', { bill: total, paid: dollarsText(paid / 100, locale) });
}

/** Describes a picture for screen readers: what there is to count, never the result. */
export function pictureText({ lines }: Problem, picture: ProblemPicture, locale: string): string {
  const t = translate(en, locale);
  const money = (dollars: number) => dollarsText(dollars, locale);
  switch (picture.kind) {
    case 'order':
      return t('picture.order.alt', {
        lines: lines.map(({ phrase }) => `${phraseText(phrase, { locale, moneyDigits: 0 })}.`).join(' '),
      });
    case 'change':
      return t('picture.change.alt', { paid: money(picture.paidDollars), bill: money(picture.billDollars) });
    case 'stock':
      return t('picture.stock.alt', {
        dish: countedDish(picture.dish, picture.start, locale),
        served: picture.served,
      });
    case 'profit':
      return t('picture.profit.alt', {
        price: money(picture.priceDollars),
        cost: money(picture.costDollars),
        dish: countedDish(picture.dish, picture.sold, locale),
      });
  }
}
