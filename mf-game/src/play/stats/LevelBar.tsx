import { useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import { levels } from '@countertop/engine/play/constants';
import { en } from './stats.messages.ts';
import { levelBox } from './StatsRow.styles.ts';

/** How far it is to the next level. */
export function LevelBar({ level, progressPercent }: { level: number; progressPercent: number }) {
  const t = useMessages(en);
  const isTop = level >= levels.last;
  return (
    <div css={levelBox}>
      <ProgressBar
        variant="level"
        label={isTop ? t('stats.progress.top') : t('stats.progress.level', { level })}
        value={progressPercent}
        valueText={
          isTop
            ? t('stats.progress.topValue')
            : t('stats.progress.value', { percent: progressPercent, next: level + 1 })
        }
      />
    </div>
  );
}
