import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Icon } from '@countertop/design-system/Icon';
import { flameIcon } from '@countertop/design-system/icons';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import type { GameSpeed } from '@countertop/engine/play/game';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { Stage } from '../stage/Stage.tsx';
import { middle, points, staged, text } from './Celebration.styles.ts';
import { en } from './celebration.messages.ts';
import { awardTiming, closeAfterMs } from './timing.ts';
import { useAutoClose } from './useAutoClose.ts';
import { type Earned, usePopupText } from './usePopupText.ts';
import { useStages } from './useStages.ts';

export interface AwardPopupProps {
  earned: Earned;
  /** With extra time the popup stays open longer. */
  speed: GameSpeed;
  /** Called by both buttons, Escape and the timer. */
  onClose: () => void;
}

/** Shows an award in stages: the badge, the text, then confetti and points. */
export function AwardPopup({ earned, speed, onClose }: AwardPopupProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { title, lead, why } = usePopupText(earned);
  const stage = useStages(awardTiming.stagesMs);
  useAutoClose(closeAfterMs(awardTiming.closeAfterMs, speed), onClose);
  const reward = earned.kind === 'award' ? earned.points : 0;
  return (
    <Dialog
      title={title}
      description={lead}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button emphasis="quiet" onPress={onClose}>
            {t('award.share')}
          </Button>
          <Button emphasis="play" onPress={onClose}>
            {t('award.continue')}
          </Button>
        </>
      }
    >
      <Stage hasConfetti={stage > 2}>
        <div css={middle}>{stage > 0 && <AwardBadge earned={earned} />}</div>
      </Stage>
      <div css={[staged, text]} data-shown={stage > 1 || undefined}>
        <p>{why}</p>
        {reward > 0 && (
          <p css={[staged, points]} data-shown={stage > 2 || undefined}>
            {t('award.points', { points: formatNumber(reward, locale) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function AwardBadge({ earned }: { earned: Earned }) {
  if (earned.kind === 'award') return <AwardDrawing award={earned.award} size="large" isEarned />;
  return <BadgeDrawing kind="skill" picture={<Icon icon={flameIcon} />} size="large" isEarned />;
}
