import type { LessonRow } from '@countertop/contract/classLessons';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Meter } from '@countertop/design-system/Meter';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { memo } from 'react';
import { ProblemTicket } from '../lesson/Problems.tsx';
import { tally } from './classRows.ts';
import { en } from './classView.messages.ts';
import { answers, figures, meter, row as rowStyle } from './ClassView.styles.ts';
import { Figure, type Names } from './Figure.tsx';

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
            {(['right', 'withHelp', 'missing'] as const).map((part) => {
              const what = t(part === 'withHelp' ? 'row.help' : `row.${part}`);
              return (
                <div key={part}>
                  <dt>{what}</dt>
                  <dd>
                    <Figure what={what} seatIds={row[part]} names={names} />
                  </dd>
                </div>
              );
            })}
          </dl>
          <WrongAnswers {...{ row, problem, names }} />
          <Button variant="outline" aria-label={t('row.talk.named', { number })} onPress={() => onTalk(number)}>
            {t('row.talk')}
          </Button>
        </div>
      </div>
    </Card>
  );
});

function WrongAnswers({ row: { wrong }, problem, names }: Pick<ProblemRowProps, 'row' | 'problem' | 'names'>) {
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
          const answer = answerText(hundredths, problem, locale);
          return (
            <li key={hundredths}>
              <b>{answer}</b>
              <Figure what={t('row.wrong.answer', { answer })} seatIds={seatIds} names={names} />
              <p>{reason ? phraseText(reason, { locale, moneyDigits }) : t('row.unknown')}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
