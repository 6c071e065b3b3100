import { translate } from '@countertop/design-system/messages';
import type { Phrase, Problem, TicketLine } from '@countertop/engine/problems/problem';
import { amountText, type Wording } from './amountText.ts';
import { en } from './phrases.messages.ts';
import { phraseText, sentencesOf } from './phraseText.ts';

/** Where a sentence stands on the ticket: in the situation, in the line of this number, or in the question. */
export type SentencePlace = 'context' | 'question' | number;

/** A sentence for the ear. */
export interface SpokenSentence {
  readonly place: SentencePlace;
  /** Which sentence of its place, from 0. */
  readonly part: number;
  readonly text: string;
}

type Ear = Pick<Wording, 'locale' | 'moneyDigits'>;

/** What a problem says, as one reads it to somebody: the situation, each line of the ticket, the question. */
export function spokenProblem(problem: Problem, locale: string): readonly SpokenSentence[] {
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const sentences = (place: SentencePlace, phrase: Phrase) =>
    spokenPhrase(phrase, wording).map((text, part) => ({ place, part, text }));
  return [
    ...sentences('context', problem.context),
    ...problem.lines.map((line, place) => ({ place, part: 0, text: spokenLine(line, wording) })),
    ...sentences('question', problem.question),
  ];
}

/** A hint or the reason of a mistake for the ear, sentence by sentence. */
export function spokenPhrase(phrase: Phrase, wording: Ear): readonly string[] {
  return sentencesOf(phraseText(phrase, { ...wording, isSpoken: true }));
}

/** What the child has to find is not said: the question asks for it. */
function spokenLine({ phrase, amount }: TicketLine, wording: Ear): string {
  const spoken = { ...wording, isSpoken: true };
  const line = phraseText(phrase, spoken);
  if (amount === undefined) return `${line}.`;
  return `${translate(en, wording.locale)('spoken.lineAmount', { line, amount: amountText(amount, spoken) })}.`;
}
