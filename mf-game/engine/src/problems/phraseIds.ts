import { phraseShapes, type ShapeId } from './phrases.ts';

/** Other sentences for each context and question. Number 0 is the sentence without a number in its id. */
const otherWordings = [1, 2, 3, 4] as const;
/** Counts of what is left have two more, about yesterday: their numbers needn't agree with the menu board. */
const yesterdayWordings = [5, 6] as const;

type Sentence = Extract<ShapeId, `${string}.context` | `${string}.question`>;
type CountSentence = Extract<Sentence, `${string}_left.${string}`>;
type WordedId =
  | `${Sentence}.${(typeof otherWordings)[number]}`
  | `${CountSentence}.${(typeof yesterdayWordings)[number]}`;

export type PhraseId = ShapeId | WordedId;

const wordedIds: ReadonlySet<string> = new Set(
  Object.keys(phraseShapes)
    .filter((id) => /\.(?:context|question)$/u.test(id))
    .flatMap((id) => {
      const numbers = id.includes('_left.') ? [...otherWordings, ...yesterdayWordings] : otherWordings;
      return numbers.map((number) => `${id}.${number}`);
    }),
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
  allPhraseIds().map((id) => [id, [id, ...[...otherWordings, ...yesterdayWordings].map((at) => wordedIdOf(id, at))]]),
);

/** Returns the ID of another wording of a sentence, or the same ID if it has only one. */
export function wordedId(id: PhraseId, wording: number): PhraseId {
  return idsByWording.get(id)?.[wording] ?? id;
}

/** Number of the wordings that every variant has, 0 included. */
export const wordingCount = otherWordings.length + 1;

/** Wordings of what is left: about the stock on the menu board, or about yesterday. */
export const leftWordings = { board: otherWordings, yesterday: yesterdayWordings } as const;

/** Whether a variant has the wording. */
export function hasWording(variant: string, wording: number): boolean {
  return wording === 0 || wordedIds.has(`${variant}.context.${wording}`);
}
