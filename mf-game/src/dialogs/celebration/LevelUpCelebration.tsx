import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import type { Celebration } from '@countertop/engine/rewards/award';
import type { GameSpeed } from '@countertop/engine/play/game';
import { Stage } from '../stage/Stage.tsx';
import { crowd, gain, middle, points, staged } from './Celebration.styles.ts';
import { en } from './celebration.messages.ts';
import { closeAfterMs, levelUpTiming } from './timing.ts';
import { Unlocks } from './Unlocks.tsx';
import { useAutoClose } from './useAutoClose.ts';
import { useFill, useStages } from './useStages.ts';

export interface LevelUpCelebrationProps {
  levelUp: Extract<Celebration, { kind: 'level_up' }>;
  /** With extra time the dialog stays open longer. */
  speed: GameSpeed;
  /** Called by both buttons, Escape and the timer. */
  onClose: () => void;
}

/** Celebrates a level in stages: badge, points, a filling bar, and the unlocks. */
export function LevelUpCelebration({ levelUp, speed, onClose }: LevelUpCelebrationProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { level, bonusPoints, unlocks } = levelUp;
  const stage = useStages(levelUpTiming.stagesMs);
  const percent = useFill(stage > 1);
  useAutoClose(closeAfterMs(levelUpTiming.closeAfterMs, speed), onClose);
  const looks = [0, 1, 2, 3].map((index) => level * 4 + index);
  return (
    <Dialog
      title={t('levelUp.title')}
      description={t('levelUp.lead', { level })}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button emphasis="quiet" onPress={onClose}>
            {t('levelUp.achievements')}
          </Button>
          <Button emphasis="play" onPress={onClose}>
            {t('levelUp.continue')}
          </Button>
        </>
      }
    >
      <Stage
        hasConfetti
        crowd={
          <div css={crowd}>
            {looks.map((look) => (
              <Customer key={look} look={look} mood="happy" />
            ))}
          </div>
        }
      >
        <div css={middle}>
          <BadgeDrawing kind="level" picture={level} size="large" isEarned />
        </div>
      </Stage>
      <div css={gain}>
        <p css={[staged, points]} data-shown={stage > 0 || undefined} dir="ltr">
          {t('levelUp.points', { points: formatNumber(bonusPoints, locale) })}
        </p>
        <div css={staged} data-shown={stage > 1 || undefined}>
          <ProgressBar
            variant="level"
            label={t('levelUp.bar', { level })}
            value={percent}
            valueText={t('levelUp.barValue', { percent })}
          />
        </div>
      </div>
      {unlocks.length > 0 && (
        <div css={staged} data-shown={stage > 2 || undefined}>
          <Unlocks level={level} unlocks={unlocks} />
        </div>
      )}
    </Dialog>
  );
}
