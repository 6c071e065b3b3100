import { usePreferences } from '@countertop/design-system/preferences';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAloud } from './readAloud.ts';

/** How fast the voice speaks; slow is what teachers read to beginners at. */
const rates = { slow: 0.7, normal: 1 } as const;

export interface ReadingOptions {
  readonly voice: SpeechSynthesisVoice | null;
  readonly sentences: readonly string[];
  readonly onSentence?: ((index: number | null) => void) | undefined;
  readonly startsItself: boolean;
  readonly isSilent: boolean;
}

/** Reads sentences while they are on the page, and not longer. */
export function useReading({ voice, sentences, onSentence, startsItself, isSilent }: ReadingOptions) {
  const { readingSpeed } = usePreferences();
  const [isReading, setReading] = useState(false);
  const stop = useRef(() => {});
  const hasVoice = voice !== null;

  const start = () => {
    if (voice === null) return;
    stop.current = readAloud(sentences, {
      voice,
      rate: rates[readingSpeed],
      onSentence: (index) => {
        setReading(index !== null);
        onSentence?.(index);
      },
    });
  };
  const startItself = useEffectEvent(() => {
    if (startsItself && !isSilent) start();
  });

  // Where voices load late the first sentence waits for them.
  useEffect(() => {
    if (hasVoice) startItself();
    return () => stop.current();
  }, [hasVoice]);
  useEffect(() => {
    if (isSilent) stop.current();
  }, [isSilent]);

  return { isReading, toggle: () => (isReading ? stop.current() : start()) };
}
