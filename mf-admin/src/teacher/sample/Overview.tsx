import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { en } from './teacher.messages.ts';
import { classFigures } from '../report/classFigures.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import { useFormatting } from '../report/useFormatting.ts';
import { ClassTable } from './ClassTable.tsx';
import { NeedsHelp } from './NeedsHelp.tsx';
import { head, lines, muted, plainList } from './Teacher.styles.ts';
import type { TabProps } from './useView.ts';

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

function Figures({ context }: TabProps) {
  const t = useMessages(en);
  const formatting = useFormatting();
  const summary = classFigures(context);
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

/** Fixed entries, because the sample class never changes. */
const entries = ['activity.1', 'activity.2', 'activity.3'] as const;

function RecentActivity() {
  const t = useMessages(en);
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{t('activity.title')}</h2>
        </div>
        <ul css={[plainList, lines]}>
          {entries.map((entry) => (
            <li key={entry}>
              <p>{t(entry)}</p>
              <p css={muted}>{t(`${entry}.when`)}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
