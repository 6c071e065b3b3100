import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import type { DaySummary } from '@countertop/engine/play/game';
import { type ReactNode, useState } from 'react';
import { awardText } from '../../persistence/awards/awardText.ts';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { useStages } from '../celebration/useStages.ts';
import { en } from './day.messages.ts';
import { dayAccuracy } from './dayAccuracy.ts';
import { printed, receipt, sum } from './DayComplete.styles.ts';

/** Time between two lines. */
const lineMs = 80;

/** The day's receipt, printed line by line: customers, answers, everything earned, points and money. */
export function Receipt({ summary }: { summary: DaySummary }) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const { locale } = useLocale();
  const { customersServed, target, customersLeft, correctAnswers, totalProblems, scoreEarned, moneyEarnedCents } =
    summary;
  const points = (value: number) => t('day.points', { points: formatNumber(value, locale) });
  const isEverybody = customersServed >= target && customersLeft === 0;
  const lines: readonly ReactNode[] = [
    <TicketLine
      key="served"
      label={t('day.servedLabel')}
      value={t('day.served', { count: customersServed, target })}
    />,
    <p key="servedNote">{isEverybody ? t('day.servedNote') : t('day.leftNote', { count: customersLeft })}</p>,
    <TicketLine
      key="right"
      label={t('day.rightLabel')}
      value={t('day.right', { correct: correctAnswers, total: totalProblems })}
    />,
    <p key="rightNote">{t(`day.rightNote.${dayAccuracy(summary).rating}`)}</p>,
    ...summary.awards.map((earned) => (
      <TicketLine
        key={JSON.stringify(earned.award)}
        label={awardText(earned.award, award).name}
        value={points(earned.points)}
      />
    )),
    <TicketRule key="rule" />,
    <div key="sum" css={sum}>
      <TicketLine label={t('day.scoreNote')} value={points(scoreEarned)} />
      <TicketLine
        label={t('day.moneyNote')}
        value={t('day.money', {
          money: formatMoney(moneyEarnedCents, locale, moneyEarnedCents % 100 === 0 ? 0 : 2),
        })}
      />
    </div>,
  ];
  return <Printed lines={lines} />;
}

/** Lines take their space from the start, so that nothing moves. */
function Printed({ lines }: { lines: readonly ReactNode[] }) {
  const [times] = useState(() => lines.map((_, index) => index * lineMs));
  const stage = useStages(times);
  return (
    <div css={receipt}>
      <Ticket>
        {lines.map((line, index) => (
          <div key={index} css={printed} data-shown={index < stage || undefined}>
            {line}
          </div>
        ))}
      </Ticket>
    </div>
  );
}
