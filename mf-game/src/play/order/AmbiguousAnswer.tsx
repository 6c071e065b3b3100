import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Order } from '@countertop/engine/play/game';
import { useEffect, useId, useRef } from 'react';
import { en } from '../play.messages.ts';
import { choices, question as questionStyle } from './AmbiguousAnswer.styles.ts';

export interface AmbiguousAnswerProps {
  question: NonNullable<Order['question']>;
  onClarified: (hundredths: number) => void;
}

/** Asks which of two readings the player meant, so that a comma never makes a right answer wrong. */
export function AmbiguousAnswer({ question, onClarified }: AmbiguousAnswerProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const titleId = useId();
  const choicesRef = useRef<HTMLDivElement>(null);
  const [one, other] = question.readings;
  useEffect(() => {
    choicesRef.current?.querySelector('button')?.focus();
  }, []);

  return (
    <div css={questionStyle} role="group" aria-labelledby={titleId}>
      <p id={titleId}>
        {t('order.ambiguous.title', { first: readingText(one, locale), second: readingText(other, locale) })}
      </p>
      <div css={choices} ref={choicesRef} dir="ltr">
        <Button variant="outline" onPress={() => onClarified(one)}>
          {readingText(one, locale)}
        </Button>
        <Button variant="outline" onPress={() => onClarified(other)}>
          {readingText(other, locale)}
        </Button>
      </div>
    </div>
  );
}

/** Formats a reading for the locale, with all the decimals that were typed. */
function readingText(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 5 }).format(hundredths / 100);
}
