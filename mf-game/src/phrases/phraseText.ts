import type { DishId } from '@countertop/engine/menu';
import type { PhraseId } from '@countertop/engine/problem/phrases';
import type { Phrase, PhraseValue } from '@countertop/engine/problem/problem';
import { formatMoney, type Translate, translate } from '@countertop/design-system/messages';
import { en } from './messages/en.messages.ts';

/** How a problem's sentences are written: the reader's language and the digits of its money. */
export interface Wording {
  readonly locale: string;
  readonly moneyDigits: 0 | 2;
}

type Values = Record<string, string | number>;

/** A sentence of a problem in words: money, percent and counted dishes as the locale writes them. */
export function phraseText({ id, values }: Phrase, { locale, moneyDigits }: Wording): string {
  const t = translate(en, locale);
  const worded: Values = {};
  for (const [name, value] of Object.entries(values)) Object.assign(worded, wordsFor(name, value));
  return say(t, id, worded);

  function wordsFor(name: string, value: PhraseValue): Values {
    if ('cents' in value) return { [name]: formatMoney(value.cents, locale, moneyDigits) };
    if ('percent' in value) return { [name]: percentText(value.percent, locale) };
    if ('count' in value) return { [name]: value.count };
    return dishValues(value.dish, values['count'], t);
  }
}

/** A whole number of percent: `8` is "8%" in English. */
export function percentText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}

/** A dish beside a count is counted; alone it is named (engine, phrases.ts). */
function dishValues(dish: DishId, count: PhraseValue | undefined, t: Translate<typeof en>): Values {
  const many = t(`dish.${dish}.many`);
  const counted = count !== undefined && 'count' in count ? t(`dish.${dish}.counted`, { count: count.count }) : many;
  return { dish: counted, dishOne: t(`dish.${dish}.one`), dishTitle: t(`dish.${dish}.title`) };
}

function say(t: Translate<typeof en>, id: PhraseId, values: Values): string {
  // One call for all ids: which values an id takes is in the engine's phraseShapes, and phraseText.test.ts proves the match.
  const dynamic = t as (key: PhraseId, words: Values) => string;
  return dynamic(id, values);
}
