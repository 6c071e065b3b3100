/** A voice that has said nothing for so long has died: Chrome's online voices stop after 14 s without a word. */
const longestSentenceMs = 20_000;

export interface Reading {
  readonly voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed. */
  readonly rate: number;
  /** Hears which sentence begins, and null when the reading is over, for whatever reason. */
  readonly onSentence: (index: number | null) => void;
}

/** Chrome never says that a sentence is over when nobody holds it: it forgets the listeners with it. */
const held = new Set<SpeechSynthesisUtterance>();

/** The browser has one voice for the whole page, so a reading ends the one before. */
let stopLast: () => void = () => {};

/** Reads the sentences one after another, each as an utterance of its own. The result stops it. */
export function readAloud(sentences: readonly string[], { voice, rate, onSentence }: Reading): () => void {
  stopLast();
  const { speechSynthesis } = window;
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(timer);
    held.clear();
    speechSynthesis.cancel();
    onSentence(null);
  };
  const say = (index: number) => {
    clearTimeout(timer);
    const text = sentences[index];
    if (text === undefined) {
      stop();
      return;
    }
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate });
    utterance.addEventListener('end', () => say(index + 1), { signal });
    utterance.addEventListener('error', stop, { signal });
    held.clear();
    held.add(utterance);
    timer = setTimeout(stop, longestSentenceMs);
    onSentence(index);
    speechSynthesis.speak(utterance);
  };

  document.addEventListener('visibilitychange', () => document.hidden && stop(), { signal });
  window.addEventListener('pagehide', stop, { signal });
  stopLast = stop;
  // What another page left in the queue would be said first.
  speechSynthesis.cancel();
  say(0);
  return stop;
}
