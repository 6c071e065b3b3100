import { useToday } from '@countertop/client/shared/today';
import type { ChildResults } from '@countertop/contract/classes/classOverview';
import type { SchoolClass } from '@countertop/contract/classes/classes';
import { Card } from '@countertop/design-system/Card';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Grid } from '@countertop/design-system/Grid';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Select } from '@countertop/design-system/Select';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SectionChart } from '../../../shared/report/SectionChart.tsx';
import { ReportTables } from '../../report/ReportTables.tsx';
import { ClassBoard } from '../../ClassBoard.tsx';
import { reportIds } from '../../report/report.ts';
import { StandardFields } from '../../lesson-maker/StandardFields.tsx';
import { en as reportTexts } from '../../report/teacherReport.messages.ts';
import { ClassesFailed, ClassesLoading } from '../ClassPage.tsx';
import { classQuery, isGone, overviewQuery } from '../classQueries.ts';
import { en as classTexts } from '../classes.messages.ts';
import { choices } from '../Classes.styles.ts';
import { classReport } from './classReport.ts';
import { en } from './classReports.messages.ts';
import { reportViewOf, searchOf, type ReportView } from './reportAddress.ts';

/** The six reports about a class, with the same cells on the screen, as CSV and as PDF. Nobody is ranked. */
export function ClassReports({ classId }: { classId: string }) {
  const t = useMessages(en);
  const tClass = useMessages(classTexts);
  const schoolClass = useQuery(classQuery(classId));
  const results = useQuery(overviewQuery(classId));
  const back = (
    <span data-screen-only="">
      <PageLink variant="standalone" to="/teacher-dashboard" search={{ class: classId }}>
        {t('reports.back')}
      </PageLink>
    </span>
  );
  if (isGone(schoolClass.error) || isGone(results.error)) {
    return (
      <Page audience="adult">
        <EmptyState level={1} title={tClass('class.gone')} actions={back}>
          {tClass('class.gone.text')}
        </EmptyState>
      </Page>
    );
  }
  if (schoolClass.data === undefined || results.data === undefined) {
    const retry = () => Promise.all([schoolClass.refetch(), results.refetch()]);
    return (
      <Page audience="adult" action={back}>
        {schoolClass.isFetching || results.isFetching ? (
          <ClassesLoading />
        ) : (
          <ClassesFailed onRetry={() => void retry()} />
        )}
      </Page>
    );
  }
  const isEmpty = schoolClass.data.seats.length === 0;
  return (
    <Page
      title={t('reports.title', { name: schoolClass.data.name })}
      action={back}
      {...(!isEmpty && { picture: <ClassBoard /> })}
      audience="adult"
    >
      {isEmpty ? (
        <EmptyState level={2} title={t('reports.none')}>
          {t('reports.none.text')}
        </EmptyState>
      ) : (
        <OneReport schoolClass={schoolClass.data} results={results.data} />
      )}
    </Page>
  );
}

interface OneReportProps {
  schoolClass: SchoolClass;
  results: readonly ChildResults[];
}

function OneReport({ schoolClass, results }: OneReportProps) {
  const tClass = useMessages(classTexts);
  const { locale } = useLocale();
  const search = useSearch({ from: '/teacher-dashboard' });
  const navigate = useNavigate({ from: '/teacher-dashboard' });
  const today = useToday();
  const children = schoolClass.seats.toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const view = reportViewOf(search, { band: schoolClass.band, children });
  const report = classReport(view.report, {
    schoolClass,
    results,
    today,
    locale,
    ages: tClass(`band.${schoolClass.band}`),
    seatId: view.child,
    filter: view,
  });
  const charted = report.sections.find(({ chart }) => chart !== undefined);
  return (
    <Stack gap="l">
      <Choices
        {...{ band: schoolClass.band, children, view }}
        onChange={(change) =>
          void navigate({ search: searchOf(schoolClass.id, { ...view, ...change }), resetScroll: false })
        }
      />
      <LiveRegion message={report.title} />
      <Card variant="menu">
        <Stack gap="m">
          <div>
            <h2 translate={view.report === 'individual-progress-report' ? 'no' : 'yes'}>{report.title}</h2>
            <p>{report.note}</p>
          </div>
          {charted?.chart && <SectionChart section={charted} chart={charted.chart} level={3} />}
          <ReportTables key={report.id} report={report} level={3} />
        </Stack>
      </Card>
    </Stack>
  );
}

interface ChoicesProps extends Pick<SchoolClass, 'band'> {
  /** In the order of their names. */
  children: SchoolClass['seats'];
  view: ReportView;
  onChange: (change: Partial<ReportView>) => void;
}

/** Chooses the report, the child, and the standards that name and filter its skills. */
function Choices({ band, children, view, onChange }: ChoicesProps) {
  const t = useMessages(en);
  const tReport = useMessages(reportTexts);
  const hasSkills = view.report === 'individual-progress-report' || view.report === 'learning-analytics';
  return (
    <div css={choices} data-screen-only="">
      <Grid narrowest="medium">
        <Select
          label={t('reports.report')}
          options={reportIds.map((id) => ({ id, label: tReport(`report.${id}`) }))}
          selectedKey={view.report}
          onSelectionChange={(report) => onChange({ report })}
        />
        {view.report === 'individual-progress-report' && (
          <Select
            label={t('reports.child')}
            options={children.map(({ id, name }) => ({ id, label: name }))}
            selectedKey={view.child}
            onSelectionChange={(child) => onChange({ child })}
          />
        )}
        {hasSkills && <StandardFields band={band} filter={view} onChange={onChange} />}
      </Grid>
    </div>
  );
}
