import type { DishId } from '@countertop/engine/play/day/menu';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { PhraseId } from '@countertop/engine/problems/wording/phraseIds';
import type { Phrase, PhraseValue } from '@countertop/engine/problems/problem';
import { type Translate, translate } from '@countertop/design-system/messages';
import { amountText, type Wording } from './amountText.ts';
import { en } from './phraseCatalog.ts';

type Values = Record<string, string | number>;
type Messages = Translate<typeof en>;

/** Phrases with a different wording when spoken. */
const spokenVariants: Partial<Record<PhraseId, keyof typeof en>> = { 'line.order': 'spoken.line.order' };

/** Renders a phrase of a problem as text or as spoken words. */
export function phraseText({ id, values }: Phrase, wording: Wording): string {
  const t = translate(en, wording.locale);
  const texts: Values = {};
  for (const [name, value] of Object.entries(values)) Object.assign(texts, valuesFor(name, value));
  if (wording.isSpoken !== true) return render(t, id, texts);
  return withoutSymbols(render(t, spokenVariants[id] ?? id, texts), t);

  function valuesFor(name: string, value: PhraseValue): Values {
    if ('dish' in value) return dishValues(value.dish, values['count'], t);
    if ('ingredient' in value) return { [name]: t(`ingredient.${value.ingredient}`) };
    if ('band' in value) return termValues(value.band, t);
    // A whole number stays one, because the messages pluralize by it.
    const isWhole = 'count' in value && Number.isInteger(value.count);
    return { [name]: isWhole ? value.count : amountText(value, wording) };
  }
}

/** Splits a text into sentences. A decimal point does not end a sentence. */
export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/);
}

/** A dish with a count is counted ("2 burgers"); without one it is in the plural (engine, phrases.ts). */
function dishValues(dish: DishId, count: PhraseValue | undefined, t: Messages): Values {
  const many = t(`dish.${dish}.many`);
  const counted = count !== undefined && 'count' in count ? t(`dish.${dish}.counted`, { count: count.count }) : many;
  return { dish: counted, dishMany: many, dishOne: t(`dish.${dish}.one`), dishTitle: t(`dish.${dish}.title`) };
}

/** The school's words for an age group. */
function termValues(band: AgeBand, t: Messages): Values {
  return {
    regroup: t(`term.regroup.${band}`),
    regrouped: t(`term.regrouped.${band}`),
    newTen: t(`term.newTen.${band}`),
  };
}

function withoutSymbols(text: string, t: Messages): string {
  return text
    .replaceAll(' × ', ` ${t('spoken.times')} `)
    .replaceAll(' ÷ ', ` ${t('spoken.divided')} `)
    .replaceAll(' = ', ` ${t('spoken.equals')} `)
    .replaceAll(' + ', ` ${t('spoken.plus')} `)
    .replaceAll(/ [-−] /g, ` ${t('spoken.minus')} `);
}

function render(t: Messages, id: keyof typeof en, values: Values): string {
  // One call for all IDs: the engine's `phraseShapes` define their values, and phraseText.test.ts checks that they match.
  const dynamic = t as (key: keyof typeof en, texts: Values) => string;
  return dynamic(id, values);
}
