import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import { achievementCategories, type AchievementProgress } from '@countertop/engine/achievements';
import { percentReached } from '@countertop/engine/percent';
import { AchievementCard } from './AchievementCard.tsx';
import { cards, category as categoryStyle } from './AchievementsDialog.styles.ts';
import { en } from './messages/en.messages.ts';

export interface AchievementsDialogProps {
  achievements: readonly AchievementProgress[];
  onClose: () => void;
}

/** Everything there is to achieve, by category: what is unlocked, and how far the rest is. */
export function AchievementsDialog({ achievements, onClose }: AchievementsDialogProps) {
  const t = useMessages(en);
  const total = achievements.length;
  const unlocked = achievements.filter(({ isUnlocked }) => isUnlocked).length;
  const percent = percentReached(unlocked, total);
  return (
    <Dialog
      title={t('achievements.title')}
      description={t('achievements.count', { unlocked, total })}
      isOpen
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>{t('achievements.continue')}</Button>}
    >
      <ProgressBar label={t('achievements.all')} value={percent} valueText={t('achievements.percent', { percent })} />
      {achievementCategories.map((category) => (
        <section key={category} css={categoryStyle} aria-labelledby={`achievements-${category}`}>
          <h3 id={`achievements-${category}`}>{t(`category.${category}`)}</h3>
          <ul css={cards}>
            {achievements
              .filter((achievement) => achievement.category === category)
              .map((achievement) => (
                <AchievementCard key={achievement.id} achievement={achievement} />
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
