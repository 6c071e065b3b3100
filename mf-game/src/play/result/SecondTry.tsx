import { NumberPad } from '@countertop/design-system/NumberPad';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Retry } from '@countertop/engine/play/game';
import type { Problem } from '@countertop/engine/problems/problem';
import { AmbiguousAnswer } from '../order/AmbiguousAnswer.tsx';
import { decimalMark } from '../order/decimalMark.ts';
import { useEntry } from '../order/useEntry.ts';
import { phraseText } from '@countertop/phrases/phraseText';
import { en } from './result.messages.ts';
import { SecondTryTicket } from './SecondTryTicket.tsx';
import { hints as hintsStyle, keys, tryLayout } from './SecondTry.styles.ts';

export interface SecondTryProps {
  problem: Problem;
  retry: Retry;
  onHint: () => void;
  onRetried: (text: string) => void;
  /** Called with the chosen reading, in hundredths. */
  onClarified: (hundredths: number) => void;
}

/** The same problem again, for practice: ticket, answer field, and keys where they fit. */
export function SecondTry({
  problem,
  retry: { hintsShown, question },
  onHint,
  onRetried,
  onClarified,
}: SecondTryProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { answer, hints, moneyDigits } = problem;
  const { text, problem: entryProblem, change, check } = useEntry({ unit: answer.unit, onAnswer: onRetried });
  const hinting = {
    onHint: hintsShown < hints.length ? onHint : undefined,
    hintLabel: t(hintsShown === 0 ? 'retry.hint' : 'retry.nextHint'),
  };

  return (
    <div css={tryLayout}>
      <div>
        <SecondTryTicket
          problem={problem}
          text={text}
          onChange={change}
          onSubmit={check}
          errorMessage={entryProblem === null ? undefined : t(`retry.${entryProblem}`)}
          {...hinting}
        />
        <div css={hintsStyle} role="group" aria-label={t('retry.hints')} aria-live="polite">
          {hints.slice(0, hintsShown).map((hint) => (
            <p key={hint.id}>{phraseText(hint, { locale, moneyDigits })}</p>
          ))}
        </div>
      </div>
      {question === null ? (
        <div css={keys}>
          <NumberPad
            value={text}
            onChange={change}
            onSubmit={check}
            {...hinting}
            serveLabel={t('retry.check')}
            decimalMark={decimalMark(locale)}
          />
        </div>
      ) : (
        <AmbiguousAnswer question={question} onClarified={onClarified} />
      )}
    </div>
  );
}
