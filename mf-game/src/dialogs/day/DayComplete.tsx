import { Button } from '@countertop/design-system/Button';
import { Coin } from '@countertop/design-system/artwork/Coin';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { DaySummary, Result } from '@countertop/engine/play/game';
import { BestMoment } from './BestMoment.tsx';
import { Crowd } from './Crowd.tsx';
import { dayAccuracy } from './dayAccuracy.ts';
import { rewards } from './DayComplete.styles.ts';
import { bestMoment, type Highlights } from './highlights.ts';
import { en } from './day.messages.ts';
import { GrownUps } from './GrownUps.tsx';
import { Reward } from './Reward.tsx';
import { Tick } from './Tick.tsx';

export interface DayCompleteProps {
  summary: DaySummary;
  highlights: Highlights;
  /** The day's results in this visit. */
  results: readonly Result[];
  onNextDay: () => void;
}

/** The end of a day: cheering customers, the day's figures, details for grown-ups, and a button that opens the next day. */
export function DayComplete({ summary, highlights, results, onNextDay }: DayCompleteProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { day, customersServed, correctAnswers, totalProblems, scoreEarned, moneyEarnedCents } = summary;
  const { rating, stars } = dayAccuracy(summary);
  const looks = crowdLooks(highlights, day);
  const best = bestMoment(highlights);
  const points = formatNumber(scoreEarned, locale);
  const money = formatMoney(moneyEarnedCents, locale, moneyEarnedCents % 100 === 0 ? 0 : 2);
  return (
    <Dialog
      title={t('day.title', { day })}
      description={t('day.lead')}
      isOpen
      onOpenChange={onNextDay}
      actions={
        <Button emphasis="play" onPress={onNextDay}>
          {t('day.next', { day: day + 1 })}
        </Button>
      }
    >
      <Crowd looks={looks} stars={stars} />
      <ul css={rewards}>
        <Reward
          picture={<Customer look={looks[0] ?? 0} mood="happy" />}
          value={t('day.served', { count: customersServed })}
          note={t('day.servedNote')}
        />
        <Reward
          picture={<Tick />}
          value={t('day.right', { correct: correctAnswers, total: totalProblems })}
          note={t(`day.rightNote.${rating}`)}
        />
        <Reward picture={<Picture name="score" />} value={t('day.score', { points })} note={t('day.scoreNote')} />
        <Reward picture={<Coin value={25} />} value={t('day.money', { money })} note={t('day.moneyNote')} />
        {best !== null && <BestMoment best={best} />}
      </ul>
      <GrownUps summary={summary} results={results} />
    </Dialog>
  );
}

const crowdSize = 5;

/** The last customers of the day, filled up with others if the player left in between. */
function crowdLooks({ served }: Highlights, day: number): readonly number[] {
  const looks = new Set(served.map(({ look }) => look).slice(-crowdSize));
  for (let look = day * crowdSize; looks.size < crowdSize; look += 1) looks.add(look);
  return [...looks];
}
