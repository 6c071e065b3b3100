import { usePreferences } from '@countertop/design-system/preferences';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAloud } from './readAloud.ts';

/** Speech rates. Slow is the pace at which teachers read to beginners. */
const rates = { slow: 0.7, normal: 1 } as const;

export interface ReadingOptions {
  readonly voice: SpeechSynthesisVoice | null;
  readonly sentences: readonly string[];
  readonly onSentence?: ((index: number | null) => void) | undefined;
  readonly startsAutomatically: boolean;
  readonly isSilent: boolean;
}

/** Reads sentences aloud until the component unmounts. */
export function useReading({ voice, sentences, onSentence, startsAutomatically, isSilent }: ReadingOptions) {
  const { readingSpeed, voiceVolume } = usePreferences();
  const [isReading, setReading] = useState(false);
  const stop = useRef(() => {});
  const hasVoice = voice !== null;

  const start = () => {
    if (voice === null) return;
    stop.current = readAloud(sentences, {
      voice,
      rate: rates[readingSpeed],
      volume: voiceVolume,
      onSentence: (index) => {
        setReading(index !== null);
        onSentence?.(index);
      },
    });
  };
  const startAutomatically = useEffectEvent(() => {
    if (startsAutomatically && !isSilent) start();
  });

  // Some browsers load their voices late.
  useEffect(() => {
    if (hasVoice) startAutomatically();
    return () => stop.current();
  }, [hasVoice]);
  useEffect(() => {
    if (isSilent) stop.current();
  }, [isSilent]);

  return { isReading, toggle: () => (isReading ? stop.current() : start()) };
}
