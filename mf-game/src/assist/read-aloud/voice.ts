export type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Returns the language of the voice. All texts are English; the reader's own variety of English is preferred. */
export function speechLanguage(locale: string): string {
  return /^en-(?!XA)/.test(locale) ? locale : 'en-US';
}

/** Android reports `en_US`. */
const languageTag = ({ lang }: VoiceTraits): string => lang.replace('_', '-').toLowerCase();

/**
 * Returns the best voice for a language, or null. Local voices come first, because remote ones wait for the network and go
 * silent after a while; then voices of the same country; then the system default.
 */
export function pickVoice<Voice extends VoiceTraits>(voices: readonly Voice[], language: string): Voice | null {
  const [wanted, spoken] = [language.toLowerCase(), language.split('-')[0]?.toLowerCase()];
  const rank = (voice: Voice): number =>
    (voice.localService ? 4 : 0) + (languageTag(voice) === wanted ? 2 : 0) + (voice.default ? 1 : 0);
  const [best] = voices
    .filter((voice) => languageTag(voice).split('-')[0] === spoken)
    .toSorted((one, other) => rank(other) - rank(one));
  return best ?? null;
}
