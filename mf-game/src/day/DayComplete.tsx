import { Awning } from '@countertop/design-system/Awning';
import { Button } from '@countertop/design-system/Button';
import { Coin } from '@countertop/design-system/Coin';
import { Confetti } from '@countertop/design-system/Confetti';
import { Counter } from '@countertop/design-system/Counter';
import { Customer } from '@countertop/design-system/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/Picture';
import { TileWall } from '@countertop/design-system/TileWall';
import type { DaySummary } from '@countertop/engine/game';
import { en } from '../messages/en.messages.ts';
import { crowd, rays, rewards, stage } from './DayComplete.styles.ts';
import { Reward } from './Reward.tsx';
import { Tick } from './Tick.tsx';

export interface DayCompleteProps {
  summary: DaySummary;
  /** Looks of guests of the day, for the crowd. */
  guests: readonly number[];
  /** Opens the next day. */
  onNextDay: () => void;
}

/** The end of a day: the guests cheer, the figures hang as tickets, and one button opens the next day. */
export function DayComplete({ summary, guests, onNextDay }: DayCompleteProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { day, customersServed, correctAnswers, totalProblems, scoreEarned, moneyEarnedCents } = summary;
  const points = formatNumber(scoreEarned, locale);
  const money = formatMoney(moneyEarnedCents, locale, 0);
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
      <div css={stage} aria-hidden="true">
        <TileWall glaze="none" size="small">
          <Awning size="small" />
          <div css={rays} />
          <Confetti />
          <div css={crowd}>
            {guests.map((look) => (
              <Customer key={look} look={look} mood="happy" />
            ))}
          </div>
        </TileWall>
        <Counter />
      </div>
      <ul css={rewards}>
        <Reward
          picture={<Customer look={guests[0] ?? 0} mood="happy" />}
          value={t('day.served', { count: customersServed })}
          note={t('day.servedNote')}
        />
        <Reward
          picture={<Tick />}
          value={t('day.right', { correct: correctAnswers, total: totalProblems })}
          note={t('day.rightNote')}
        />
        <Reward picture={<Picture name="score" />} value={t('day.score', { points })} note={t('day.scoreNote')} />
        <Reward picture={<Coin value={25} />} value={t('day.money', { money })} note={t('day.moneyNote')} />
      </ul>
    </Dialog>
  );
}
