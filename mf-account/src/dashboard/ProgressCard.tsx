import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { dayOf } from '../shared/dates.ts';
import { en as awardTexts } from '../certificates/awards/awards.messages.ts';
import { skillLevelLabel } from '../certificates/awards/skillLevel.ts';
import { en } from './dashboard.messages.ts';
import { type ProgressFacts, scoreBarEnd } from './progress.ts';

export interface ProgressCardProps {
  progress: ProgressFacts;
  restaurant: string;
}

/** Progress of the saved game. */
export function ProgressCard({ progress, restaurant }: ProgressCardProps) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const { locale } = useLocale();
  const { level, totalMoney, currentDay, difficulty, totalScore, lastPlayed } = progress;
  // A full bar says nothing, and points keep growing.
  const isPastBar = totalScore > scoreBarEnd;
  return (
    <SectionCard variant="menu" title={restaurant} lead={t('progress.lead', { when: dayOf(lastPlayed, locale) })}>
      <Stack gap="xs">
        <MenuLine label={t('progress.level')} value={formatNumber(level, locale)} />
        <MenuLine label={t('progress.day')} value={formatNumber(currentDay, locale)} />
        <MenuLine label={t('progress.money')} value={formatMoney(Math.round(totalMoney * 100), locale, 2)} isFigure />
        <MenuLine label={t('progress.difficulty')} value={skillLevelLabel(difficulty, award)} />
        {isPastBar && <MenuLine label={t('progress.score')} value={t('progress.score.over', { score: totalScore })} />}
      </Stack>
      {!isPastBar && (
        <ProgressBar
          label={t('progress.score')}
          value={totalScore}
          maxValue={scoreBarEnd}
          valueText={t('progress.score.value', { score: totalScore, end: scoreBarEnd })}
        />
      )}
    </SectionCard>
  );
}
