import { Button } from '@countertop/design-system/Button';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import { StageDialog } from '@countertop/design-system/StageDialog';
import type { Bistro, BistroItemId } from '@countertop/engine/play/day/bistro';
import type { GameSpeed } from '@countertop/engine/play/game';
import type { Celebration } from '@countertop/engine/rewards/award';
import { useState } from 'react';
import { ItemChoice } from '../gift/ItemChoice.tsx';
import { Rosette } from '../level/Rosette.tsx';
import { Cheering } from '../stage/Cheering.tsx';
import { PartyWall } from '../stage/PartyWall.tsx';
import { bar, buttons, gain, points, shelf, staged, unlocked } from './Celebration.styles.ts';
import { en } from './celebration.messages.ts';
import { closeAfterMs, levelUpTiming } from './timing.ts';
import { Unlocks } from './Unlocks.tsx';
import { useAutoClose } from './useAutoClose.ts';
import { useHeld } from './useHeld.ts';
import { useFill, useStages } from './useStages.ts';

export interface LevelUpCelebrationProps {
  levelUp: Celebration;
  /** Two things for the bistro, of which the child takes one. */
  choice: Bistro['choice'];
  /** With extra time the scene stays open longer. */
  speed: GameSpeed;
  onChoose: (item: BistroItemId) => void;
  /** Called by both buttons, Escape and the timer. */
  onClose: () => void;
}

/** Celebrates a level in stages: rosette, points, a filling bar, and what came with it. */
export function LevelUpCelebration({ levelUp, choice, speed, onChoose, onClose }: LevelUpCelebrationProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { level, bonusPoints, unlocks, awards, streak } = levelUp;
  const stage = useStages(levelUpTiming.stagesMs);
  const percent = useFill(stage > 1);
  const [hasChoice] = useState(choice !== null);
  const hasUnlocks = hasChoice || streak !== null || unlocks.length + awards.length > 0;
  const { isHeld, heldProps } = useHeld();
  const isWaiting = choice !== null || isHeld;
  // The timer waits for the child's choice, and while the pointer or the focus is on a button.
  useAutoClose(isWaiting ? null : closeAfterMs(levelUpTiming.closeAfterMs, speed), onClose);
  return (
    <StageDialog
      title={t('levelUp.title')}
      description={t('levelUp.lead', { level })}
      isOpen
      onOpenChange={onClose}
      emblem={<Rosette level={formatNumber(level, locale)} />}
      backdrop={<PartyWall />}
      foot={<Cheering looks={[0, 1, 2, 3].map((index) => (level * 4 + index) % 16)} />}
      actions={
        <div css={buttons} {...heldProps}>
          <Button tone="accent" onPress={onClose}>
            {t('levelUp.continue')}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {t('levelUp.achievements')}
          </Button>
        </div>
      }
    >
      <div css={gain}>
        <p css={[staged, points]} data-shown={stage > 0 || undefined} dir="ltr">
          {t('levelUp.points', { points: formatNumber(bonusPoints, locale) })}
        </p>
        <div css={[staged, bar]} data-shown={stage > 1 || undefined}>
          <ProgressBar
            variant="level"
            label={t('levelUp.bar', { level })}
            value={percent}
            valueText={t('levelUp.barValue', { percent })}
          />
        </div>
      </div>
      {hasUnlocks && (
        <div css={[staged, unlocked]} data-shown={stage > 2 || undefined}>
          <h3>{t('levelUp.unlocks')}</h3>
          <div css={shelf}>
            {hasChoice && <ItemChoice choice={choice} onChoose={onChoose} />}
            <Unlocks unlocks={unlocks} awards={awards} streak={streak} />
          </div>
        </div>
      )}
    </StageDialog>
  );
}
