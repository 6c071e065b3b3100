import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { useMessages } from '@countertop/design-system/messages';
import { useQuery } from '@tanstack/react-query';
import { en as reportTexts } from '../progress/progress.messages.ts';
import { minutesPlayed } from '../progress/progressReport.ts';
import { durationText } from '../progress/reportText.ts';
import { en } from './family.messages.ts';
import { weekQuery } from './familyQueries.ts';

/** A child's week in one line of the menu: "This week · · · 42 minutes, 4 days". */
export function WeekLine({ learnerId, today }: { learnerId: string; today: string }) {
  const t = useMessages(en);
  const report = useMessages(reportTexts);
  const { data, isError } = useQuery(weekQuery(learnerId, today));
  if (isError) return <MenuLine label={t('family.week')} value={t('family.week.unknown')} />;
  // Keeps the line while loading, so that nothing moves.
  if (data === undefined) return <MenuLine label={t('family.week')} value="…" />;
  const minutes = minutesPlayed(data);
  // Short, to fit next to a portrait on a phone.
  const time = minutes < 60 ? t('family.minutes', { minutes }) : durationText(minutes, report);
  const value = data.length === 0 ? t('family.week.none') : t('family.week.played', { time, days: data.length });
  return <MenuLine label={t('family.week')} value={value} />;
}
