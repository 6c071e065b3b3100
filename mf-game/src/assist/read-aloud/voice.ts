/** What `pickVoice` looks at in a voice of the browser. */
export type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The words are English in every locale, so an English voice says them; the reader's own kind of English first. */
export function speechLanguage(locale: string): string {
  return /^en-(?!XA)/.test(locale) ? locale : 'en-US';
}

/** Android writes `en_US`. */
const tagOf = ({ lang }: VoiceTraits): string => lang.replace('_', '-').toLowerCase();

/**
 * The best voice for a language, or null when none speaks it. One on the device comes before one of a server, which
 * waits for the network and goes silent after a while; then the same country, then the system's own choice.
 */
export function pickVoice<Voice extends VoiceTraits>(voices: readonly Voice[], language: string): Voice | null {
  const [wanted, spoken] = [language.toLowerCase(), language.split('-')[0]?.toLowerCase()];
  const rank = (voice: Voice): number =>
    (voice.localService ? 4 : 0) + (tagOf(voice) === wanted ? 2 : 0) + (voice.default ? 1 : 0);
  const [best] = voices
    .filter((voice) => tagOf(voice).split('-')[0] === spoken)
    .toSorted((one, other) => rank(other) - rank(one));
  return best ?? null;
}
