export function voiceOf(lang: string, traits: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { lang, name: lang, voiceURI: `${lang} ${traits.name ?? ''}`, localService: true, default: false, ...traits };
}

class Utterance extends EventTarget {
  text: string;
  lang = '';
  rate = 1;
  volume = 1;
  voice: SpeechSynthesisVoice | null = null;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

class Speech extends EventTarget {
  voices: readonly SpeechSynthesisVoice[];
  /** All utterances started so far. */
  readonly spoken: Utterance[] = [];
  #current: Utterance | null = null;
  constructor(voices: readonly SpeechSynthesisVoice[]) {
    super();
    this.voices = voices;
  }
  readonly getVoices = () => [...this.voices];
  readonly speak = (utterance: Utterance) => {
    this.spoken.push(utterance);
    this.#current = utterance;
  };
  readonly cancel = () => this.#end('error');
  /** Ends the current sentence. */
  readonly finish = () => this.#end('end');
  /** Makes the voice fail. */
  readonly fail = () => this.#end('error');
  /** Loads voices late, like some browsers. */
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

/** Installs fake speech with these voices. `remove` restores the original. */
export function installSpeech(voices: readonly SpeechSynthesisVoice[] = [voiceOf('en-US')]) {
  const speech = new Speech(voices);
  const remove = [replaceGlobal('speechSynthesis', speech), replaceGlobal('SpeechSynthesisUtterance', Utterance)];
  return { speech, remove: () => remove.forEach((putBack) => putBack()) };
}

/** Removes speech from the browser. Returns a function that restores it. */
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
