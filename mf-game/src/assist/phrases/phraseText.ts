import type { DishId } from '@countertop/engine/play/menu';
import type { PhraseId } from '@countertop/engine/problems/phrases';
import type { Phrase, PhraseValue } from '@countertop/engine/problems/problem';
import { type Translate, translate } from '@countertop/design-system/messages';
import { amountText, type Wording } from './amountText.ts';
import { en } from './phrases.messages.ts';

type Values = Record<string, string | number>;
type Words = Translate<typeof en>;

/** Sentences that are said in other words than they are printed. */
const saidAs: Partial<Record<PhraseId, keyof typeof en>> = { 'line.order': 'spoken.line.order' };

/** A sentence of a problem in words, for the eye or the ear: its money, percentages and counted dishes written out. */
export function phraseText({ id, values }: Phrase, wording: Wording): string {
  const t = translate(en, wording.locale);
  const worded: Values = {};
  for (const [name, value] of Object.entries(values)) Object.assign(worded, wordsFor(name, value));
  if (wording.isSpoken !== true) return say(t, id, worded);
  return withoutSigns(say(t, saidAs[id] ?? id, worded), t);

  function wordsFor(name: string, value: PhraseValue): Values {
    if ('dish' in value) return dishValues(value.dish, values['count'], t);
    // Messages count by it: '1 burger', '2 burgers'.
    return { [name]: 'count' in value ? value.count : amountText(value, wording) };
  }
}

/** The sentences of a text, each with its own end: a point inside a number ends none. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/);
}

/** A dish beside a count is counted; alone it is named (engine, phrases.ts). */
function dishValues(dish: DishId, count: PhraseValue | undefined, t: Words): Values {
  const many = t(`dish.${dish}.many`);
  const counted = count !== undefined && 'count' in count ? t(`dish.${dish}.counted`, { count: count.count }) : many;
  return { dish: counted, dishOne: t(`dish.${dish}.one`), dishTitle: t(`dish.${dish}.title`) };
}

function withoutSigns(text: string, t: Words): string {
  return text
    .replaceAll(' × ', ` ${t('spoken.times')} `)
    .replaceAll(' = ', ` ${t('spoken.equals')} `)
    .replaceAll(' + ', ` ${t('spoken.plus')} `)
    .replaceAll(/ [-−] /g, ` ${t('spoken.minus')} `);
}

function say(t: Words, id: keyof typeof en, values: Values): string {
  // One call for all ids: which values an id takes is in the engine's phraseShapes, and phraseText.test.ts proves the match.
  const dynamic = t as (key: keyof typeof en, words: Values) => string;
  return dynamic(id, values);
}
