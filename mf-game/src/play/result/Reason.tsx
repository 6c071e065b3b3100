import { Icon } from '@countertop/design-system/Icon';
import { hintIcon } from '@countertop/design-system/icons';
import { useLocale } from '@countertop/design-system/messages';
import type { Phrase, Problem } from '@countertop/engine/problems/problem';
import { phraseText } from '../../assist/phrases/phraseText.ts';
import { reason } from './ResultDialog.styles.ts';

/** The wrong path a child took, in one sentence: what was done, and what was asked instead. */
export function Reason({ phrase, problem: { moneyDigits } }: { phrase: Phrase; problem: Problem }) {
  const { locale } = useLocale();
  return (
    <div css={reason}>
      <Icon icon={hintIcon} size="large" />
      <p>{phraseText(phrase, { locale, moneyDigits })}</p>
    </div>
  );
}
