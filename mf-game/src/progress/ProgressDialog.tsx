import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import type { Game } from '@countertop/engine/game';
import { gameProgress } from '@countertop/engine/progress';
import { BadgeShelf } from './BadgeShelf.tsx';
import { Certificates } from './Certificates.tsx';
import { en } from './messages/en.messages.ts';
import { bars, label as labelStyle, note, sections } from './ProgressDialog.styles.ts';
import { SkillBoard } from './SkillBoard.tsx';

export interface ProgressDialogProps {
  game: Game;
  /** Opens the list of achievements instead. */
  onAchievements: () => void;
  onClose: () => void;
}

/** How far the child has come: level, right sums by skill, badges, and certificates for those who can keep them. */
export function ProgressDialog({ game, onAchievements, onClose }: ProgressDialogProps) {
  const t = useMessages(en);
  const { level, lastLevel, label, levelsPercent, accuracyPercent, skills, certificates } = gameProgress(game);
  const { correctAnswers, totalProblems } = game.stats;
  return (
    <Dialog
      title={t('progress.title')}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button emphasis="quiet" onPress={onAchievements}>
            {t('progress.achievements')}
          </Button>
          <Button onPress={onClose}>{t('progress.close')}</Button>
        </>
      }
    >
      <div css={sections}>
        <div css={bars}>
          <p css={labelStyle}>{t(`progress.label.${label}`)}</p>
          <ProgressBar
            look="level"
            label={t('progress.level', { level, last: lastLevel })}
            value={levelsPercent}
            valueText={t('progress.percent', { percent: levelsPercent })}
          />
          {totalProblems === 0 ? (
            <p>{t('progress.none')}</p>
          ) : (
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
          {!game.isPremium && (
            <p css={note}>
              <Icon icon={infoIcon} size="small" />
              {t('progress.notSaved')}
            </p>
          )}
        </div>
        {skills.length > 0 && <SkillBoard skills={skills} band={game.band} />}
        <BadgeShelf awards={game.awards} />
        <Certificates certificates={certificates} isPremium={game.isPremium} />
      </div>
    </Dialog>
  );
}
