import { en as mistakeTexts } from '@countertop/contract/play/mistakeNames.messages';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { Stack } from '@countertop/design-system/Stack';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery } from '@tanstack/react-query';
import { en as skillTexts } from '../../../analytics/sections.messages.ts';
import { reportIds } from '../../report/report.ts';
import type { ClassPartProps } from '../Children.tsx';
import { helpList, skill as skillStyle } from '../Classes.styles.ts';
import { overviewQuery } from '../classQueries.ts';
import { en } from './overview.messages.ts';
import { type HelpGroup, type Medians, type Overview, overviewOf } from './overviewOf.ts';

/** How a class is doing: who hasn't started, the child in the middle, and who needs help with what. Nobody is ranked. */
export function ClassOverview({ schoolClass }: Pick<ClassPartProps, 'schoolClass'>) {
  const t = useMessages(en);
  const query = useQuery(overviewQuery(schoolClass.id));
  return (
    <SectionCard variant="menu" title={t('overview.title')} lead={t('overview.lead')}>
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
          <PageLink
            variant="standalone"
            to="/teacher-dashboard"
            search={{ class: schoolClass.id, report: reportIds[0] }}
          >
            {t('overview.reports')}
          </PageLink>
        </p>
      )}
    </SectionCard>
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
      <p>{t('overview.median')}</p>
      {help.length === 0 ? <p>{t('overview.help.none')}</p> : <HelpTable help={help} />}
      <p>{t('overview.help.rule')}</p>
    </Stack>
  );
}

function MedianStrip({ orders, percent, minutes }: Medians) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <StatStrip>
      <StatCard label={t('overview.orders')} value={formatNumber(orders, locale)} />
      <StatCard
        label={t('overview.percent')}
        value={new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)}
      />
      <StatCard label={t('overview.time')} value={t('overview.minutes', { minutes })} />
    </StatStrip>
  );
}

const renderSkill = (group: HelpGroup) => <Skill {...group} />;
const renderChildren = (group: HelpGroup) => <HelpList {...group} />;

/** One row per group of children that can be helped together. */
function HelpTable({ help }: Pick<Overview, 'help'>) {
  const t = useMessages(en);
  const columns: TableColumn<HelpGroup>[] = [
    { id: 'skill', name: t('overview.skill'), cell: renderSkill },
    { id: 'children', name: t('overview.children'), cell: renderChildren },
  ];
  return <Table caption={t('overview.help')} columns={columns} rows={help} />;
}

function Skill({ skill, mistake }: HelpGroup) {
  const t = useMessages(en);
  const tSkill = useMessages(skillTexts);
  const tMistake = useMessages(mistakeTexts);
  return (
    <div css={skillStyle}>
      {tSkill(`skill.${skill}`)}
      <span>{mistake === null ? t('overview.low') : tMistake(mistake)}</span>
    </div>
  );
}

function HelpList({ children }: HelpGroup) {
  const t = useMessages(en);
  return (
    <ul css={helpList}>
      {children.map(({ name, right, asked }) => (
        <li key={name}>
          <span translate="no">{name}</span> <span>{t('overview.right.value', { right, asked })}</span>
        </li>
      ))}
    </ul>
  );
}
