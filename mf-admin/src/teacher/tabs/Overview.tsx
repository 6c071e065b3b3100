import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { classSummary } from '../class/classSummary.ts';
import { en } from '../teacher.messages.ts';
import { writeCell } from '../../shared/report/writeCell.ts';
import type { TabProps } from '../screens/dashboard.ts';
import { useWriting } from '../screens/useWriting.ts';
import { ClassTable } from './ClassTable.tsx';
import { NeedsHelp } from './NeedsHelp.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The tab 'Class Overview'. */
export function Overview(props: TabProps) {
  return (
    <Stack gap="m">
      <NeedsHelp making={props.making} />
      <Figures {...props} />
      <ClassTable {...props} />
      <RecentActivity />
    </Stack>
  );
}

function Figures({ making: { students, day } }: TabProps) {
  const t = useMessages(en);
  const writing = useWriting();
  const summary = classSummary(students, day);
  const { totalBadgesEarned: badges, totalCertificates: certificates } = summary;
  return (
    <StatStrip>
      <StatCard
        label={t('card.totalStudents')}
        value={writeCell(summary.totalStudents, 'number', writing)}
        note={t('card.totalStudents.note', { count: summary.activeThisWeek })}
      />
      <StatCard
        label={t('card.accuracy')}
        value={writeCell(summary.averageAccuracy, 'percent', writing)}
        note={t('card.accuracy.note', { count: summary.above90 })}
      />
      <StatCard
        label={t('card.time')}
        value={writeCell(summary.totalTimeSpent, 'minutes', writing)}
        note={t('card.time.note', { count: summary.totalProblemsCompleted })}
      />
      <StatCard
        label={t('card.achievements')}
        value={writeCell(badges + certificates, 'number', writing)}
        note={t('card.achievements.note', { badges, certificates })}
      />
    </StatStrip>
  );
}
