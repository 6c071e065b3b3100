import { subscribe } from 'valtio';
import { nextSpeech, type Sentence, silent, speakingMs, type Speech, withSentences } from './sentences.ts';
import { type GameSession, isCovered, type SessionState, type Step } from './session.ts';

/** Before the first sentence: what happens at once is gathered, and a control that got the focus speaks first. */
const breathMs = 300;

/** Where the words come from. */
export interface Speaker {
  readonly sentencesOf: (step: Step) => readonly Sentence[];
  /** All tables, a sentence for each. */
  readonly floorWords: (state: SessionState) => string;
}

/**
 * Says what happens in a game: one sentence at a time, later ones wait their turn. Under a dialog nothing is said; what
 * still holds afterwards is. A pause and the way back to the menu forget what was waiting. Somebody who asks for the floor
 * hears it at once, instead of everything that waits. `onSay` gets each sentence, and '' for silence; the result ends it.
 */
export function startSpeaking(session: GameSession, speaker: Speaker, onSay: (text: string) => void): () => void {
  const { state } = session;
  let speech: Speech = silent;
  let isQuiet = isCovered(state);
  let { floorCalls } = state;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(next: Speech): void {
    const isChanged = next.said !== speech.said;
    speech = next;
    if (isChanged) onSay(speech.said ?? '');
    clearTimeout(timer);
    timer = undefined;
    waitForNext();
  }

  function waitForNext(): void {
    if (isQuiet || timer !== undefined || (speech.said === null && speech.waiting.length === 0)) return;
    const waitMs = speech.said === null ? breathMs : speakingMs(speech.said);
    timer = setTimeout(() => say(nextSpeech(speech, state.game)), waitMs);
  }

  function hear(step: Step): void {
    if (step.event.type === 'paused' || step.event.type === 'left') say(silent);
    // A sentence that is being said is not begun again.
    speech = withSentences(speech, speaker.sentencesOf(step));
    waitForNext();
  }

  function look(): void {
    const isCoveredNow = isCovered(state);
    const isCalled = state.floorCalls !== floorCalls;
    floorCalls = state.floorCalls;
    if (isCoveredNow !== isQuiet) {
      isQuiet = isCoveredNow;
      say({ ...speech, said: null });
    }
    if (isCalled) {
      say(silent);
      say({ said: speaker.floorWords(state), waiting: [] });
    }
  }

  const leaveSteps = session.watch(hear);
  const leaveState = subscribe(state, look);
  return () => {
    clearTimeout(timer);
    leaveSteps();
    leaveState();
  };
}
