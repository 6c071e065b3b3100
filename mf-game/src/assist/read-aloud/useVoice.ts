import { useLocale } from '@countertop/design-system/messages';
import { useEffect, useState } from 'react';
import { pickVoice, speechLanguage } from './voice.ts';

/** The browser's voice for the game's words; null where there is none, or none yet: some browsers load voices late. */
export function useVoice(): SpeechSynthesisVoice | null {
  const { locale } = useLocale();
  const [voice, setVoice] = useState(() => voiceFor(locale));

  useEffect(() => {
    const synthesis = synthesisOf(window);
    if (synthesis === undefined) return undefined;
    // Each call may give new objects for the same voices.
    const look = () => {
      const found = voiceFor(locale);
      setVoice((known) => (known?.voiceURI === found?.voiceURI ? known : found));
    };
    look();
    synthesis.addEventListener('voiceschanged', look);
    return () => synthesis.removeEventListener('voiceschanged', look);
  }, [locale]);

  return voice;
}

/** True where problems can be read aloud: only then is it offered. */
export function useCanRead(): boolean {
  return useVoice() !== null;
}

function voiceFor(locale: string): SpeechSynthesisVoice | null {
  return pickVoice(synthesisOf(window)?.getVoices() ?? [], speechLanguage(locale));
}

/** Some browsers, and those of some schools, have no speech. */
function synthesisOf(place: { readonly speechSynthesis?: SpeechSynthesis }): SpeechSynthesis | undefined {
  return place.speechSynthesis;
}
