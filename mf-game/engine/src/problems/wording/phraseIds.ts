import type { Filled } from '../random.ts';
import { phraseShapes, type ShapeId } from './phrases.ts';

/** Other sentences for each context and question. Number 0 is the sentence without a number in its id. */
const otherWordings = [1, 2, 3, 4, 5, 6, 7] as const;
/** Counts of what is left have others, about the menu board and about yesterday: these numbers needn't agree with the board. */
const boardWordings = [1, 2, 3, 4, 7, 8, 9, 10] as const;
const yesterdayWordings = [5, 6] as const;
const leftNumbers = [...boardWordings, ...yesterdayWordings].toSorted((one, other) => one - other);

type Sentence = Extract<ShapeId, `${string}.context` | `${string}.question`>;
type CountSentence = Extract<Sentence, `${string}_left.${string}`>;
type WordedId =
  | `${Sentence}.${(typeof otherWordings)[number]}`
  | `${CountSentence}.${(typeof boardWordings | typeof yesterdayWordings)[number]}`;

export type PhraseId = ShapeId | WordedId;

const wordedIds: ReadonlySet<string> = new Set(
  Object.keys(phraseShapes)
    .filter((id) => /\.(?:context|question)$/u.test(id))
    .flatMap((id) => (id.includes('_left.') ? leftNumbers : otherWordings).map((number) => `${id}.${number}`)),
);

function isWordedId(id: string): id is WordedId {
  return wordedIds.has(id);
}

/** Returns the ids of all sentences. */
export function allPhraseIds(): readonly PhraseId[] {
  const isShape = (id: string): id is ShapeId => id in phraseShapes;
  return [...Object.keys(phraseShapes).filter(isShape), ...[...wordedIds].filter(isWordedId)];
}

function wordedIdOf(id: PhraseId, wording: number): PhraseId {
  const worded = `${id}.${wording}`;
  return isWordedId(worded) ? worded : id;
}

/** All wordings of each sentence, because putting ids together takes as long as making the rest of a problem. */
const idsByWording = new Map(
  allPhraseIds().map((id) => [id, [id, ...leftNumbers.map((number) => wordedIdOf(id, number))]]),
);

/** Returns the ID of another wording of a sentence, or the same ID if it has only one. */
export function wordedId(id: PhraseId, wording: number): PhraseId {
  return idsByWording.get(id)?.[wording] ?? id;
}

/** The wordings that new problems draw from. */
export interface Wordings {
  /** Number of the wordings that every other variant has, 0 included. */
  readonly count: number;
  /** Wordings of what is left: about the stock on the menu board, or about yesterday. */
  readonly board: Filled<number>;
  readonly yesterday: Filled<number>;
}

const ofVersion2: Wordings = { count: 5, board: [1, 2, 3, 4], yesterday: yesterdayWordings };
const present: Wordings = { count: otherWordings.length + 1, board: boardWordings, yesterday: yesterdayWordings };

/** Returns the wordings that a version of the rules draws from. */
export function wordingsOf(rules: number): Wordings {
  return rules < 3 ? ofVersion2 : present;
}

/** Whether a wording of what is left is about yesterday. */
export function isYesterday(wording: number): boolean {
  return present.yesterday.includes(wording);
}

/** Whether a variant has the wording. */
export function hasWording(variant: string, wording: number): boolean {
  return wording === 0 || wordedIds.has(`${variant}.context.${wording}`);
}
