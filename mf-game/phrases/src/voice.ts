export type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'> &
  Partial<Pick<SpeechSynthesisVoice, 'name' | 'voiceURI'>>;

/** Returns the language of the voice. All texts are English; the reader's own variety of English is preferred. */
export function speechLanguage(locale: string): string {
  return /^en-(?!XA)/.test(locale) ? locale : 'en-US';
}

/** Android reports `en_US`. */
const languageTag = ({ lang }: VoiceTraits): string => lang.replace('_', '-').toLowerCase();

/** Apple's joke voices, which sing, whisper or sound like bells. They come first in the alphabet. */
const novelty =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|hysterical|jester|junior|organ|pipe organ|princess|ralph|superstar|trinoids|whisper|wobble|zarvox)\b/i;
/** Synthetic voices for screen readers at high speed: Apple's Eloquence and eSpeak. */
const robotic = /^(?:eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley|fred)\b|eloquence|espeak/i;
/** How systems name their better voices. */
const natural = /\b(?:premium|enhanced|natural|neural|siri)\b/i;

/** Returns 0 to 2 by how human a voice sounds, as far as its name tells. */
function qualityOf({ name = '', voiceURI = '' }: VoiceTraits): number {
  if (robotic.test(name) || robotic.test(voiceURI)) return 0;
  return natural.test(name) || natural.test(voiceURI) ? 2 : 1;
}

/**
 * Returns the best voice for a language, or null. Local voices come first, because remote ones wait for the network and go
 * silent after a while; then voices of the same country; then those that sound human; then the system default. Joke voices
 * come last.
 */
export function pickVoice<Voice extends VoiceTraits>(voices: readonly Voice[], language: string): Voice | null {
  const [wanted, spoken] = [language.toLowerCase(), language.split('-')[0]?.toLowerCase()];
  const rank = (voice: Voice): number =>
    (novelty.test(voice.name ?? '') ? 0 : 32) +
    (voice.localService ? 16 : 0) +
    (languageTag(voice) === wanted ? 8 : 0) +
    2 * qualityOf(voice) +
    (voice.default ? 1 : 0);
  const [best] = voices
    .filter((voice) => languageTag(voice).split('-')[0] === spoken)
    .toSorted((one, other) => rank(other) - rank(one));
  return best ?? null;
}
