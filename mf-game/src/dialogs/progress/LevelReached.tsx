import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import type { Game } from '@countertop/engine/play/game';
import { gameProgress } from '@countertop/engine/rewards/progress';
import { en } from './progress.messages.ts';
import { bars, label as labelStyle, note, reached } from './ProgressDialog.styles.ts';

/** The current level and the overall accuracy. */
export function LevelReached({ game }: { game: Game }) {
  const t = useMessages(en);
  const { level, lastLevel: last, label, levelsPercent, accuracyPercent } = gameProgress(game);
  const { correctAnswers, totalProblems } = game.stats;
  return (
    <div css={reached}>
      <BadgeDrawing variant="level" picture={level} isEarned />
      <div css={bars}>
        <p css={labelStyle}>
          <small>{t('progress.rank')}</small> {t(`progress.label.${label}`)}
        </p>
        <ProgressBar
          label={t('progress.level', { level, last })}
          value={levelsPercent}
          valueText={t('progress.percent', { percent: levelsPercent })}
        />
        {totalProblems > 0 && (
          <ProgressBar
            label={t('progress.accuracy')}
            value={accuracyPercent}
            valueText={t('progress.accuracyValue', {
              right: correctAnswers,
              asked: totalProblems,
              percent: accuracyPercent,
            })}
          />
        )}
      </div>
      {totalProblems === 0 && <p css={note}>{t('progress.none')}</p>}
      {!game.isPremium && (
        <p css={note}>
          <Icon icon={infoIcon} size="small" />
          {t('progress.notSaved')}
        </p>
      )}
    </div>
  );
}
