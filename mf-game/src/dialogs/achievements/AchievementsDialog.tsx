import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import {
  achievementCategories,
  type AchievementCategory,
  type AchievementProgress,
} from '@countertop/engine/rewards/achievements';
import { percentReached } from '@countertop/engine/rewards/percent';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { cards, categories, category as categoryStyle, trophies } from './AchievementsDialog.styles.ts';
import { en } from './achievements.messages.ts';

export interface AchievementsDialogProps {
  achievements: readonly AchievementProgress[];
  onClose: () => void;
}

/** All achievements by category, with progress. */
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
      actions={
        <Button tone="accent" onPress={onClose}>
          {t('achievements.continue')}
        </Button>
      }
    >
      <ProgressBar label={t('achievements.all')} value={percent} valueText={t('achievements.percent', { percent })} />
      <div css={trophies} aria-hidden="true">
        {achievements.toSorted(unlockedFirst).map(({ id, isUnlocked }) => (
          <AwardDrawing key={id} award={{ kind: 'achievement', id }} isEarned={isUnlocked} size="x-small" />
        ))}
      </div>
      <div css={categories}>
        {categoriesOf(achievements).map(([category, own]) => (
          <Category key={category} category={category} achievements={own} />
        ))}
      </div>
    </Dialog>
  );
}

const unlockedFirst = (one: AchievementProgress, other: AchievementProgress) =>
  Number(other.isUnlocked) - Number(one.isUnlocked);

/** Returns the categories with their achievements, both with the unlocked ones first. */
function categoriesOf(achievements: readonly AchievementProgress[]) {
  return achievementCategories
    .map((category) => {
      const own = achievements.filter((achievement) => achievement.category === category);
      return [category, own.toSorted(unlockedFirst)] as const;
    })
    .toSorted(([, one], [, other]) => Number(other[0]?.isUnlocked ?? false) - Number(one[0]?.isUnlocked ?? false));
}

interface CategoryProps {
  category: AchievementCategory;
  achievements: readonly AchievementProgress[];
}

function Category({ category, achievements }: CategoryProps) {
  const t = useMessages(en);
  const id = `achievements-${category}`;
  return (
    <section css={categoryStyle} aria-labelledby={id} data-wide={achievements.length > 1 || undefined}>
      <h3 id={id}>{t(`category.${category}`)}</h3>
      <ul css={cards}>
        {achievements.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}
