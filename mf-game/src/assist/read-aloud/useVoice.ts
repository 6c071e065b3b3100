import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import { useLocale } from '@countertop/design-system/messages';
import { useEffect, useState } from 'react';
import { pickVoice, speechLanguage } from '@countertop/phrases/voice';

/** Returns the voice for the game's texts, or null if there isn't one, or none yet: some browsers load voices late. */
export function useVoice(): SpeechSynthesisVoice | null {
  const { locale } = useLocale();
  const isInBrowser = useIsInBrowser();
  const [voice, setVoice] = useState(() => voiceFor(locale));

  useEffect(() => {
    const synthesis = getSynthesis(window);
    if (synthesis === undefined) return undefined;
    // Each call may return new objects for the same voices.
    const update = () => {
      const found = voiceFor(locale);
      setVoice((known) => (known?.voiceURI === found?.voiceURI ? known : found));
    };
    update();
    synthesis.addEventListener('voiceschanged', update);
    return () => synthesis.removeEventListener('voiceschanged', update);
  }, [locale]);

  return isInBrowser ? voice : null;
}

/** Whether the browser can read problems aloud. */
export function useCanRead(): boolean {
  return useVoice() !== null;
}

function voiceFor(locale: string): SpeechSynthesisVoice | null {
  return pickVoice(getSynthesis(globalThis)?.getVoices() ?? [], speechLanguage(locale));
}

/** Undefined in browsers without speech, or where a school has disabled it. */
function getSynthesis(place: { readonly speechSynthesis?: SpeechSynthesis }): SpeechSynthesis | undefined {
  return place.speechSynthesis;
}
