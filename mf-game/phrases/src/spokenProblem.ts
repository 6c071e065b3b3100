import { translate } from '@countertop/design-system/messages';
import type { Phrase, Problem, TicketLine } from '@countertop/engine/problems/problem';
import { amountText, type Wording } from './amountText.ts';
import { en } from './phrases.messages.ts';
import { notesText } from './notesText.ts';
import { phraseText, splitSentences } from './phraseText.ts';

/** Where a sentence is on the ticket: the context, the question, or the line with this index. */
export type SentencePlace = 'context' | 'question' | number;

export interface SpokenSentence {
  readonly place: SentencePlace;
  /** Index of the sentence within its place. */
  readonly part: number;
  readonly text: string;
}

type SpokenWording = Pick<Wording, 'locale' | 'moneyDigits'>;

/** Returns the spoken sentences of a problem: the context, each line, the question. */
export function spokenProblem(problem: Problem, locale: string): readonly SpokenSentence[] {
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const sentences = (place: SentencePlace, phrase: Phrase) =>
    spokenPhrase(phrase, wording).map((text, part) => ({ place, part, text }));
  return [
    ...sentences('context', problem.context),
    ...problem.lines.map((line, place) => ({ place, part: 0, text: spokenLine(line, problem, locale) })),
    ...sentences('question', problem.question),
  ];
}

/** Returns the spoken sentences of a hint or a mistake reason. */
export function spokenPhrase(phrase: Phrase, wording: SpokenWording): readonly string[] {
  return splitSentences(phraseText(phrase, { ...wording, isSpoken: true }));
}

/** Omits an unknown amount, because the question asks for it. */
function spokenLine({ phrase, amount }: TicketLine, { moneyDigits, paidNotes }: Problem, locale: string): string {
  const spoken = { locale, moneyDigits, isSpoken: true };
  const t = translate(en, locale);
  const line = phraseText(phrase, spoken);
  if (phrase.id === 'line.paid_notes' && paidNotes !== undefined)
    return `${t('spoken.lineAmount', { line, amount: notesText(paidNotes, locale) })}.`;
  return amount === undefined ? `${line}.` : `${t('spoken.lineAmount', { line, amount: amountText(amount, spoken) })}.`;
}
