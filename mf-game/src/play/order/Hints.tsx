import { Icon } from '@countertop/design-system/Icon';
import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon, hintIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { phraseText } from '@countertop/phrases/phraseText';
import { spokenPhrase } from '@countertop/phrases/spokenProblem';
import type { ReactNode } from 'react';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { speechLanguage } from '@countertop/phrases/voice';
import { en } from '../play.messages.ts';
import { count, list, row, slip } from './Hints.styles.ts';
import { lowTools } from './OrderTools.styles.ts';

export interface HintsProps {
  problem: Problem;
  hintsShown: number;
  onHide: () => void;
  /** The other help for the problem. */
  tools?: ReactNode;
  /** True while an overlay is open: nothing is read aloud. */
  isSilent?: boolean;
}

/** The hints shown so far, newest last, on a slip that is clipped over the head of the ticket. */
export function Hints({ problem, hintsShown, onHide, tools, isSilent = false }: HintsProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const shown = problem.hints.slice(0, hintsShown);
  const newest = shown.at(-1);
  return (
    <div css={slip} role="group" aria-label={t('order.hints')}>
      <div css={row}>
        <Icon icon={hintIcon} />
        <span css={count}>{t('order.hint.count', { shown: hintsShown, total: problem.hints.length })}</span>
        {newest !== undefined && (
          <span css={lowTools}>
            <ReadButton
              key={newest.id}
              label={t('order.hint.read')}
              sentences={spokenPhrase(newest, { ...wording, locale: speechLanguage(locale) })}
              isSilent={isSilent}
            />
          </span>
        )}
        {tools}
        <IconButton icon={crossIcon} label={t('order.hint.hide')} onPress={onHide} />
      </div>
      <ol css={list}>
        {shown.map((phrase) => (
          <li key={phrase.id}>{phraseText(phrase, wording)}</li>
        ))}
      </ol>
    </div>
  );
}
