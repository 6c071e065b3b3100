/** A sentence that takes longer has failed: Chrome's online voices stop silently after 14 s. */
const maxSentenceMs = 20_000;

export interface Reading {
  readonly voice: SpeechSynthesisVoice;
  /** 1 is the voice's normal speed. */
  readonly rate: number;
  /** From 0 to 1. */
  readonly volume: number;
  /** Called with the index of each sentence that starts, and with null when reading ends for any reason. */
  readonly onSentence: (index: number | null) => void;
}

/** Keeps utterances referenced: Chrome garbage-collects them with their listeners and never fires `end`. */
const referenced = new Set<SpeechSynthesisUtterance>();

/** The browser has one speech queue per page, so a new reading stops the previous one. */
let stopLast: () => void = () => {};

/** Reads the sentences in order, one utterance each. Returns a function that stops it. */
export function readAloud(sentences: readonly string[], { voice, rate, volume, onSentence }: Reading): () => void {
  stopLast();
  const { speechSynthesis } = window;
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(timer);
    referenced.clear();
    speechSynthesis.cancel();
    onSentence(null);
  };
  const speak = (index: number) => {
    clearTimeout(timer);
    const text = sentences[index];
    if (text === undefined) {
      stop();
      return;
    }
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate, volume });
    utterance.addEventListener('end', () => speak(index + 1), { signal });
    utterance.addEventListener('error', stop, { signal });
    referenced.clear();
    referenced.add(utterance);
    timer = setTimeout(stop, maxSentenceMs);
    onSentence(index);
    speechSynthesis.speak(utterance);
  };

  document.addEventListener('visibilitychange', () => document.hidden && stop(), { signal });
  window.addEventListener('pagehide', stop, { signal });
  stopLast = stop;
  // Another page may have left utterances in the queue.
  speechSynthesis.cancel();
  speak(0);
  return stop;
}
