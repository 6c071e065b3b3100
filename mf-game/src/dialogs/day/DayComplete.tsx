import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { StageDialog } from '@countertop/design-system/StageDialog';
import type { Bistro, BistroItemId } from '@countertop/engine/play/day/bistro';
import type { DaySummary, Result } from '@countertop/engine/play/game';
import { type ReactNode, useState } from 'react';
import { ItemChoice } from '../gift/ItemChoice.tsx';
import { Cheering } from '../stage/Cheering.tsx';
import { NightWall } from '../stage/NightWall.tsx';
import { BestMoment } from './BestMoment.tsx';
import { beside, columns, question } from './DayComplete.styles.ts';
import { en } from './day.messages.ts';
import { dayAccuracy } from './dayAccuracy.ts';
import { GrownUps } from './GrownUps.tsx';
import { bestMoment, type Highlights } from '../../session/day/highlights.ts';
import { Receipt } from './Receipt.tsx';
import { Stars } from './Stars.tsx';

export interface DayCompleteProps {
  summary: DaySummary;
  highlights: Highlights;
  /** The day's results in this visit. */
  results: readonly Result[];
  /** Two things for the bistro, of which the child takes one. */
  choice: Bistro['choice'];
  onChoose: (item: BistroItemId) => void;
  onNextDay: () => void;
  /** Why the kitchen closes after this summary; null if the next day opens. */
  closing?: string | null;
  /** A question next to the receipt. */
  aside?: ReactNode;
}

/** The end of a day: the receipt, the best moment, details for grown-ups, and a button that opens the next day. */
export function DayComplete(props: DayCompleteProps) {
  const { summary, highlights, results, choice, onChoose, onNextDay, closing = null, aside } = props;
  const t = useMessages(en);
  const { day, customersServed, customersLeft, target } = summary;
  const [hasChoice] = useState(choice !== null);
  const lost = Math.max(customersLeft, highlights.lost);
  const best = bestMoment({ ...highlights, lost });
  const isEverybody = customersServed >= target && lost === 0;
  const leadKey = summary.continues ? 'day.leadContinues' : 'day.leadSome';
  const lead = isEverybody ? t('day.lead') : t(leadKey, { served: customersServed, target, day });
  return (
    <StageDialog
      title={summary.continues ? t('day.closed') : t('day.title', { day })}
      description={[lead, closing].filter(Boolean).join(' ')}
      isOpen
      onOpenChange={onNextDay}
      emblem={<Stars stars={dayAccuracy(summary).stars} />}
      backdrop={<NightWall />}
      foot={<Cheering looks={crowdLooks(highlights, day)} />}
      actions={
        <Button tone="accent" onPress={onNextDay}>
          {closing === null ? t('day.next', { day: day + 1 }) : t('day.close')}
        </Button>
      }
    >
      <div css={columns}>
        <Receipt summary={{ ...summary, customersLeft: lost }} />
        <div css={beside}>
          {best !== null && <BestMoment best={best} />}
          {hasChoice && <ItemChoice choice={choice} onChoose={onChoose} />}
          <GrownUps summary={summary} results={results} />
        </div>
        <div css={question}>{aside}</div>
      </div>
    </StageDialog>
  );
}

const crowdSize = 5;
const castSize = 16;

/** Returns the looks of the last customers of the day, filled up with others if the player left in between. */
export function crowdLooks({ served }: Highlights, day: number): readonly number[] {
  const looks = new Set(served.map(({ look }) => look).slice(-crowdSize));
  for (let look = day * crowdSize; looks.size < crowdSize; look += 1) looks.add(look % castSize);
  return [...looks];
}
