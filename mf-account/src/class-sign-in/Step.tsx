import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { pickVoice, speechLanguage } from '@countertop/phrases/voice';
import { type ReactNode, useEffect, useRef } from 'react';
import { step as stepStyle } from './ClassSignIn.styles.ts';
import { en } from './classSignIn.messages.ts';

export interface Failure {
  readonly text: string;
  /** Increases with each failure, so that the same text is announced again. */
  readonly occurrence: number;
}

export interface StepProps {
  /** The question, which gets the focus when the step opens. */
  title: string;
  text: string;
  /** Read aloud after title and text. */
  choices?: string;
  /** Shown above the step, and read aloud with it. */
  failure: Failure;
  /** Undefined in the first step. */
  onBack?: (() => void) | undefined;
  /** Whether the page opened with this step, so that the focus stays where the browser has it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Reads a text with the best voice of the device. */
function read(text: string): void {
  const lang = speechLanguage(document.documentElement.lang);
  const voice = pickVoice(speechSynthesis.getVoices(), lang);
  speechSynthesis.cancel();
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang, voice }));
}

/** One question to a child, with a button that reads it aloud. */
export function Step({ title, text, choices = '', failure, onBack, isFirst = false, children }: StepProps) {
  const t = useMessages(en);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    // Some browsers load voices only once they are asked for them.
    if ('speechSynthesis' in window) speechSynthesis.getVoices();
    return () => {
      if ('speechSynthesis' in window) speechSynthesis.cancel();
    };
  }, [isFirst]);
  return (
    <section css={stepStyle} aria-labelledby="class-step">
      <h2 id="class-step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
      <Stack direction="horizontal" gap="xs" align="stretch">
        {'speechSynthesis' in window && (
          <Button variant="outline" onPress={() => read([title, text, failure.text, choices].join(' '))}>
            {t('class.listen')}
          </Button>
        )}
        {onBack && (
          <Button variant="outline" onPress={onBack}>
            {t('class.back')}
          </Button>
        )}
      </Stack>
    </section>
  );
}
