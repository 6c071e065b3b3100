import type { Game } from '@countertop/engine/play/game';

/** One sentence for those who hear the game. */
export interface Sentence {
  readonly text: string;
  /** What it is about: a later sentence about the same takes the place of one that still waits. */
  readonly topic: string;
  /** False as soon as it is no longer so: then it is not said. */
  readonly holds: (game: Game) => boolean;
}

/** What is being said, and what waits for its turn, oldest first. */
export interface Speech {
  readonly said: string | null;
  readonly waiting: readonly Sentence[];
}

export const silent: Speech = { said: null, waiting: [] };

/** More than this nobody wants to hear about a moment that is over: the oldest go. */
const mostWaiting = 4;

/** Speech with sentences at its end: one for each topic, none twice, never a long list. */
export function withSentences(speech: Speech, sentences: readonly Sentence[]): Speech {
  let { waiting } = speech;
  for (const sentence of sentences) {
    const others = waiting.filter(({ topic, text }) => topic !== sentence.topic && text !== sentence.text);
    waiting = sentence.text === speech.said ? others : [...others, sentence];
  }
  return { ...speech, waiting: waiting.slice(-mostWaiting) };
}

/** The next sentence that still holds is said; nothing, when none does. */
export function nextSpeech({ waiting }: Speech, game: Game): Speech {
  const first = waiting.findIndex(({ holds }) => holds(game));
  const said = waiting[first];
  return said === undefined ? silent : { said: said.text, waiting: waiting.slice(first + 1) };
}

/** How long a voice of ordinary speed needs, so that the next sentence does not cut it off. */
export function speakingMs(text: string): number {
  return Math.max(1500, 500 + 60 * text.length);
}
