import { Icon } from '@countertop/design-system/Icon';
import { checkIcon, lockIcon } from '@countertop/design-system/icons';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import type { AchievementProgress } from '@countertop/engine/rewards/achievements';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { awardText } from '../../persistence/awards/awardText.ts';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { card, points as pointsStyle } from './AchievementsDialog.styles.ts';
import { en } from './achievements.messages.ts';

export function AchievementCard({ achievement }: { achievement: AchievementProgress }) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const { locale } = useLocale();
  const { id, category, isUnlocked, percent, current, target } = achievement;
  const { name, why } = awardText({ kind: 'achievement', id }, award);
  const points = formatNumber(achievement.points, locale);
  const amount = (value: number) =>
    category === 'money' ? formatMoney(value, locale, 0) : formatNumber(value, locale);
  return (
    <li css={card} data-unlocked={isUnlocked || undefined}>
      <AwardDrawing award={{ kind: 'achievement', id }} isEarned={isUnlocked} />
      <div>
        <h4>{name}</h4>
        <p>{why}</p>
        <ProgressBar
          label={t(`reached.${category}`, { current: amount(current), target: amount(target) })}
          value={percent}
          valueText={isUnlocked ? t('achievements.unlocked') : t('achievements.percent', { percent })}
        />
        <p css={pointsStyle}>
          <Icon icon={isUnlocked ? checkIcon : lockIcon} size="small" />
          <span>{t(isUnlocked ? 'achievements.points' : 'achievements.pointsLocked', { points })}</span>
        </p>
      </div>
    </li>
  );
}
