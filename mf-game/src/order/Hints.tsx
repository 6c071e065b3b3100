import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Order } from '@countertop/engine/game';
import { en } from '../messages/en.messages.ts';
import { phraseText } from '../phrases/phraseText.ts';
import { count, hint, list, toggle } from './Hints.styles.ts';

export interface HintsProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
}

/** The hints asked for so far, the newest last; they can be put away and taken out again. */
export function Hints({ order: { problem, hintsShown }, isOpen, onToggle }: HintsProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const shown = problem.hints.slice(0, hintsShown);
  return (
    <div aria-live="polite">
      {hintsShown > 0 && (
        <div css={hint}>
          <div css={toggle}>
            <span css={count}>{t('order.hint.count', { shown: hintsShown, total: problem.hints.length })}</span>
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
