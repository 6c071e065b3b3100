import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Order } from '@countertop/engine/play/game';
import { en } from '../play.messages.ts';
import { phraseText } from '@countertop/phrases/phraseText';
import { spokenPhrase } from '@countertop/phrases/spokenProblem';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { speechLanguage } from '../../assist/read-aloud/voice.ts';
import { count, hint, list, toggle } from './Hints.styles.ts';
import { lowTools } from './OrderTools.styles.ts';

export interface HintsProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
  /** True while an overlay is open: nothing is read aloud. */
  isSilent: boolean;
}

/** The hints shown so far, newest last. They can be hidden and shown again. */
export function Hints({ order: { problem, hintsShown }, isOpen, onToggle, isSilent }: HintsProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const shown = problem.hints.slice(0, hintsShown);
  const newest = shown.at(-1);
  return (
    <div aria-live="polite">
      {hintsShown > 0 && (
        <div css={hint}>
          <div css={toggle}>
            <span css={count}>{t('order.hint.count', { shown: hintsShown, total: problem.hints.length })}</span>
            {isOpen && newest !== undefined && (
              <span css={lowTools}>
                <ReadButton
                  key={newest.id}
                  label={t('order.hint.read')}
                  sentences={spokenPhrase(newest, { ...wording, locale: speechLanguage(locale) })}
                  isSilent={isSilent}
                />
              </span>
            )}
            <Button emphasis="text" size="adult" aria-expanded={isOpen} onPress={onToggle}>
              {t(isOpen ? 'order.hint.hide' : 'order.hint.show')}
            </Button>
          </div>
          {isOpen && (
            <ol css={list}>
              {shown.map((phrase) => (
                <li key={phrase.id}>{phraseText(phrase, wording)}</li>
              ))}
            </ol>
          )}
        </div>
      )}
    </div>
  );
}
