import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { StageDialog } from '@countertop/design-system/StageDialog';
import type { DaySummary, Result } from '@countertop/engine/play/game';
import { en as dayTexts } from '../day/day.messages.ts';
import { dayAccuracy } from '../day/dayAccuracy.ts';
import { crowdLooks } from '../day/DayComplete.tsx';
import { columns, beside } from '../day/DayComplete.styles.ts';
import { GrownUps } from '../day/GrownUps.tsx';
import type { Highlights } from '../../session/day/highlights.ts';
import { Stars } from '../day/Stars.tsx';
import { Cheering } from '../stage/Cheering.tsx';
import { NightWall } from '../stage/NightWall.tsx';
import { en } from './lessonComplete.messages.ts';

export interface LessonCompleteProps {
  summary: DaySummary;
  highlights: Highlights;
  /** The lesson's results in this visit. */
  results: readonly Result[];
  /** Why the kitchen closes before the end of the lesson; null at its end. */
  closing?: string | null;
  onAgain: () => void;
  onDone: () => void;
}

/** The end of a lesson: how many answers were right. There is no ranking. */
export function LessonComplete({ summary, highlights, results, closing = null, ...on }: LessonCompleteProps) {
  const t = useMessages(en);
  const day = useMessages(dayTexts);
  const { correctAnswers: right, totalProblems: count } = summary;
  const isFinished = !summary.continues;
  return (
    <StageDialog
      title={isFinished ? t('lessonComplete.title') : day('day.closed')}
      description={[t('lessonComplete.lead', { right, count }), closing].filter(Boolean).join(' ')}
      isOpen
      onOpenChange={on.onDone}
      emblem={<Stars stars={dayAccuracy(summary).stars} />}
      backdrop={<NightWall />}
      foot={<Cheering looks={crowdLooks(highlights, 1)} />}
      actions={
        <>
          {isFinished && closing === null && (
            <Button variant="outline" onPress={on.onAgain}>
              {t('lessonComplete.again')}
            </Button>
          )}
          <Button tone="accent" onPress={on.onDone}>
            {t('lessonComplete.done')}
          </Button>
        </>
      }
    >
      <div css={columns}>
        <div css={beside}>
          <GrownUps summary={summary} results={results} />
        </div>
      </div>
    </StageDialog>
  );
}
