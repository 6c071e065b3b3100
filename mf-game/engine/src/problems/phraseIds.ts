import { phraseShapes } from './phrases.ts';
import { type Phrase, type ProblemVariant, problemVariants } from './problem.ts';

/** Other sentences for the context and the question of a variant. Number 0 is the sentence without a number in its id. */
const otherWordings = [1, 2, 3, 4] as const;
type OtherWording = (typeof otherWordings)[number];
/** Counting what is left has two more, about yesterday: their numbers needn't agree with the menu board. */
const yesterdayWordings = [5, 6] as const;
type YesterdayWording = (typeof yesterdayWordings)[number];

type Sentence = 'context' | 'question';
type LeftVariant = 'stock_left' | 'fraction_left';
const leftVariants: readonly LeftVariant[] = ['stock_left', 'fraction_left'];

type WordedId =
  | `${ProblemVariant | 'change_counted'}.${Sentence}.${OtherWording}`
  | `${LeftVariant}.${Sentence}.${YesterdayWording}`;

export type PhraseId = keyof typeof phraseShapes | WordedId;

const idsOf = (name: string, numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number) => [`${name}.context.${number}`, `${name}.question.${number}`]);

const wordedIds: ReadonlySet<string> = new Set([
  ...[...problemVariants, 'change_counted'].flatMap((name) => idsOf(name, otherWordings)),
  ...leftVariants.flatMap((name) => idsOf(name, yesterdayWordings)),
]);

function isWordedId(id: string): id is WordedId {
  return wordedIds.has(id);
}

/** Returns the ids of all sentences. */
export function allPhraseIds(): readonly PhraseId[] {
  const isShape = (id: string): id is keyof typeof phraseShapes => id in phraseShapes;
  return [...Object.keys(phraseShapes).filter(isShape), ...[...wordedIds].filter(isWordedId)];
}

/** Returns a context or a question in another wording, with the same values. */
export function worded(phrase: Phrase, wording: number): Phrase {
  const id = `${phrase.id}.${wording}`;
  return isWordedId(id) ? { id, values: phrase.values } : phrase;
}

/** Number of the wordings that every variant has, 0 included. */
export const wordingCount = otherWordings.length + 1;

/** Returns the wordings of what is left: about the stock on the menu board, or about yesterday. */
export const leftWordings = { board: otherWordings, yesterday: yesterdayWordings } as const;

/** Whether a variant has the wording. */
export function hasWording(variant: ProblemVariant, wording: number): boolean {
  return wording === 0 || wordedIds.has(`${variant}.context.${wording}`);
}
