import { en as mistakeTexts } from '@countertop/contract/mistakeNames.messages';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Link } from '@countertop/design-system/Link';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { Stack } from '@countertop/design-system/Stack';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { Tag } from '@countertop/design-system/Tag';
import { useQuery } from '@tanstack/react-query';
import { en as skillTexts } from '../../../analytics/sections/sections.messages.ts';
import { reportIds } from '../../report/report.ts';
import type { ClassPartProps } from '../Children.tsx';
import { helpPoints } from '../Classes.styles.ts';
import { overviewQuery } from '../classQueries.ts';
import { en } from './overview.messages.ts';
import { type HelpPoint, type Medians, type Overview, overviewOf } from './overviewOf.ts';
import { ClassSection } from '../ClassSection.tsx';

/** How a class is doing: who hasn't started, the child in the middle, and who needs help with what. Nobody is ranked. */
export function ClassOverview({ schoolClass }: Pick<ClassPartProps, 'schoolClass'>) {
  const t = useMessages(en);
  const query = useQuery(overviewQuery(schoolClass.id));
  return (
    <ClassSection title={t('overview.title')} lead={t('overview.lead')}>
      {query.data === undefined && query.isFetching && (
        <SkeletonGroup label={t('overview.loading')}>
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
      {query.data === undefined && !query.isFetching && (
        <ErrorState
          variant={navigator.onLine ? 'broken' : 'offline'}
          level={3}
          title={t('overview.failed')}
          onRetry={() => void query.refetch()}
        >
          {t('overview.failed.text')}
        </ErrorState>
      )}
      {query.data && <Results {...overviewOf(query.data, schoolClass.seats)} />}
      {schoolClass.seats.length > 0 && (
        <p>
          <Link
            variant="standalone"
            href={`/teacher-dashboard?${new URLSearchParams({ class: schoolClass.id, report: reportIds[0] })}`}
          >
            {t('overview.reports')}
          </Link>
        </p>
      )}
    </ClassSection>
  );
}

function Results({ notStarted, medians, help }: Overview) {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (medians === null) return <p>{t('overview.none')}</p>;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(notStarted);
  return (
    <Stack gap="m">
      {notStarted.length > 0 && <p>{t('overview.notStarted', { names })}</p>}
      <MedianStrip {...medians} />
      {help.length === 0 ? <p>{t('overview.help.none')}</p> : <HelpTable help={help} />}
      <p>{t('overview.help.rule')}</p>
    </Stack>
  );
}

function MedianStrip({ orders, percent, minutes }: Medians) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const note = t('overview.median');
  return (
    <StatStrip>
      <StatCard label={t('overview.orders')} value={formatNumber(orders, locale)} note={note} />
      <StatCard
        label={t('overview.percent')}
        value={new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)}
        note={note}
      />
      <StatCard label={t('overview.time')} value={t('overview.minutes', { minutes })} note={note} />
    </StatStrip>
  );
}

interface HelpRow {
  readonly id: string;
  readonly points: readonly HelpPoint[];
}

const renderName = ({ id }: HelpRow) => <span translate="no">{id}</span>;
const renderPoints = ({ points }: HelpRow) => <HelpPoints points={points} />;

/** One row per child. Names are unique in a class. */
function HelpTable({ help }: { help: readonly HelpPoint[] }) {
  const t = useMessages(en);
  const names = [...new Set(help.map(({ name }) => name))];
  const rows = names.map((id) => ({ id, points: help.filter(({ name }) => name === id) }));
  const columns: TableColumn<HelpRow>[] = [
    { id: 'id', name: t('overview.child'), cell: renderName },
    { id: 'points', name: t('overview.points'), cell: renderPoints },
  ];
  return <Table caption={t('overview.help')} columns={columns} rows={rows} narrow="full" />;
}

function HelpPoints({ points }: Pick<HelpRow, 'points'>) {
  const t = useMessages(en);
  const tSkill = useMessages(skillTexts);
  const tMistake = useMessages(mistakeTexts);
  return (
    <ul css={helpPoints}>
      {points.map(({ skill, right, asked, mistake, times }) => (
        <li key={skill}>
          <div>
            <Tag>{tSkill(`skill.${skill}`)}</Tag>
            <span>{t('overview.right.value', { right, asked })}</span>
          </div>
          {mistake !== null && <span>{t('overview.mistake.value', { mistake: tMistake(mistake), times })}</span>}
        </li>
      ))}
    </ul>
  );
}
