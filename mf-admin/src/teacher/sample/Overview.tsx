import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { classSummary } from './classSummary.ts';
import { en } from './teacher.messages.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { TabProps } from './dashboard.ts';
import { useFormatting } from '../report/useFormatting.ts';
import { ClassTable } from './ClassTable.tsx';
import { NeedsHelp } from './NeedsHelp.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The first tab. */
export function Overview(props: TabProps) {
  return (
    <Stack gap="l">
      <NeedsHelp context={props.context} />
      <Figures {...props} />
      <ClassTable {...props} />
      <RecentActivity />
    </Stack>
  );
}

function Figures({ context: { students, day } }: TabProps) {
  const t = useMessages(en);
  const formatting = useFormatting();
  const summary = classSummary(students, day);
  const { totalBadgesEarned: badges, totalCertificates: certificates } = summary;
  return (
    <StatStrip>
      <StatCard
        label={t('card.totalStudents')}
        value={formatCell(summary.totalStudents, 'number', formatting)}
        note={t('card.totalStudents.note', { count: summary.activeThisWeek })}
      />
      <StatCard
        label={t('card.accuracy')}
        value={formatCell(summary.averageAccuracy, 'percent', formatting)}
        note={t('card.accuracy.note', { count: summary.above90 })}
      />
      <StatCard
        label={t('card.time')}
        value={formatCell(summary.totalTimeSpent, 'minutes', formatting)}
        note={t('card.time.note', { count: summary.totalProblemsCompleted })}
      />
      <StatCard
        label={t('card.achievements')}
        value={formatCell(badges + certificates, 'number', formatting)}
        note={t('card.achievements.note', { badges, certificates })}
      />
    </StatStrip>
  );
}
