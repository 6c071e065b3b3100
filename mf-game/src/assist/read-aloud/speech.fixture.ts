/** A voice as a browser lists it. */
export function voiceOf(lang: string, traits: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { lang, name: lang, voiceURI: `${lang} ${traits.name ?? ''}`, localService: true, default: false, ...traits };
}

class Utterance extends EventTarget {
  text: string;
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

class Speech extends EventTarget {
  voices: readonly SpeechSynthesisVoice[];
  /** Every utterance that was started. */
  readonly said: Utterance[] = [];
  #current: Utterance | null = null;
  constructor(voices: readonly SpeechSynthesisVoice[]) {
    super();
    this.voices = voices;
  }
  readonly getVoices = () => [...this.voices];
  readonly speak = (utterance: Utterance) => {
    this.said.push(utterance);
    this.#current = utterance;
  };
  readonly cancel = () => this.#end('error');
  /** The sentence being said comes to its end. */
  readonly finish = () => this.#end('end');
  /** The voice breaks off. */
  readonly fail = () => this.#end('error');
  /** A browser that loads its voices late. */
  readonly load = (voices: readonly SpeechSynthesisVoice[]) => {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  };
  readonly #end = (type: 'end' | 'error') => {
    const utterance = this.#current;
    this.#current = null;
    utterance?.dispatchEvent(new Event(type));
  };
}

/** Gives this page a voice of ours, or with no voices a browser that has none. `remove` gives the old one back. */
export function installSpeech(voices: readonly SpeechSynthesisVoice[] = [voiceOf('en-US')]) {
  const speech = new Speech(voices);
  const remove = [replaceGlobal('speechSynthesis', speech), replaceGlobal('SpeechSynthesisUtterance', Utterance)];
  return { speech, remove: () => remove.forEach((putBack) => putBack()) };
}

/** A browser without any speech. */
export function removeSpeech(): () => void {
  return replaceGlobal('speechSynthesis', undefined);
}

function replaceGlobal(name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { configurable: true, writable: true, value });
  return () => {
    Reflect.deleteProperty(window, name);
    if (before !== undefined) Object.defineProperty(window, name, before);
  };
}
