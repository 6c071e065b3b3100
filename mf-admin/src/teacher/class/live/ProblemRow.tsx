import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Meter } from '@countertop/design-system/Meter';
import { Stack } from '@countertop/design-system/Stack';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { memo } from 'react';
import { ProblemTicket } from '../../lesson-maker/Problems.tsx';
import { tally } from './classRows.ts';
import { en } from './classView.messages.ts';
import { answers, figures, meter, row as rowStyle } from './ClassView.styles.ts';
import { type Names, WhoButton } from './WhoButton.tsx';

export interface ProblemRowProps {
  row: LessonRow;
  problem: Problem;
  names: Names;
  onTalk: (number: number) => void;
}

/** The answers of the class to one problem. Rendered again only if that changes. */
export const ProblemRow = memo(function ProblemRow({ row, problem, names, onTalk }: ProblemRowProps) {
  const t = useMessages(en);
  const { number } = row;
  const { solved, all } = tally(row);
  return (
    <Card as="li">
      <div css={rowStyle}>
        <ProblemTicket problem={problem} number={number} hasAnswer />
        <div css={figures}>
          <div css={meter}>
            <Meter
              label={t('row.meter')}
              value={solved}
              maxValue={Math.max(all, 1)}
              valueText={t('row.meter.value', { right: solved, all })}
            />
          </div>
          <dl>
            {(['right', 'withHelp', 'missing'] as const).map((part) => (
              <div key={part}>
                <dt>{t(part === 'withHelp' ? 'row.help' : `row.${part}`)}</dt>
                <dd>{t('row.count', { count: row[part].length })}</dd>
              </div>
            ))}
          </dl>
          <WrongAnswers {...{ row, problem }} />
          <Stack direction="horizontal" gap="s" align="stretch">
            <Button variant="outline" aria-label={t('row.talk.named', { number })} onPress={() => onTalk(number)}>
              {t('row.talk')}
            </Button>
            {names && <WhoButton {...{ row, problem, names }} />}
          </Stack>
        </div>
      </div>
    </Card>
  );
});

function WrongAnswers({ row: { wrong }, problem }: Pick<ProblemRowProps, 'row' | 'problem'>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (wrong.length === 0) return null;
  const { moneyDigits, mistakes } = problem;
  return (
    <>
      <p>{t('row.wrong')}</p>
      <ul css={answers}>
        {wrong.map(({ hundredths, mistake, seatIds }) => {
          const reason = mistake !== null && mistakes.find((one) => one.hundredths === hundredths)?.reason;
          return (
            <li key={hundredths}>
              <b>{answerText(hundredths, problem, locale)}</b>
              <span>{t('row.count', { count: seatIds.length })}</span>
              <p>{reason ? phraseText(reason, { locale, moneyDigits }) : t('row.unknown')}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
