import { translate } from '@countertop/design-system/messages';
import { en } from './phrases.messages.ts';

const quarterCents = 25;

/** Names bills and coins to count, without their sum: '1 five-dollar bill, 4 quarters'. */
export function notesText(notes: readonly number[], locale: string): string {
  const t = translate(en, locale);
  const values = [...new Set(notes)];
  const texts = values.map((value) => {
    const count = notes.filter((note) => note === value).length;
    return value === quarterCents ? t('notes.quarters', { count }) : t('notes.bills', { count, dollars: value / 100 });
  });
  return new Intl.ListFormat(locale).format(texts);
}
