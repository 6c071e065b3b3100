import { today } from '@countertop/client/shared/today';
import { Button } from '@countertop/design-system/Button';
import { downloadIcon, infoIcon, playIcon } from '@countertop/design-system/icons';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { sortRows } from '@countertop/design-system/Table';
import { Tab, TabList, TabPanel, Tabs } from '@countertop/design-system/Tabs';
import { Tag } from '@countertop/design-system/Tag';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { LazyExportDialog, LazyProgress, LazyStudents } from './lazyParts.ts';
import { en } from './teacher.messages.ts';
import type { ReportId } from '../report/report.ts';
import { formatDay } from '../../shared/report/formatCell.ts';
import { ClassBoard } from '../ClassBoard.tsx';
import { actions, sample } from './Teacher.styles.ts';
import { useFormatting } from '../report/useFormatting.ts';
import type { SampleChild } from './sampleClass.ts';
import { sampleContext, studentsSection } from './sampleReport.ts';
import { findStudents, needsHelp } from './students.ts';
import { Overview } from './Overview.tsx';
import { Reports } from './Reports.tsx';
import type { GoTo } from './useView.ts';
import { tabs, type View } from './view.ts';

const preloadTabs = () => {
  void LazyStudents.preload();
  void LazyProgress.preload();
};
const preloadExport = () => void LazyExportDialog.preload();

export interface TeacherViewProps {
  students: readonly SampleChild[];
  /** The day the data is from, like `2025-01-10`. */
  day: string;
  view: View;
  goTo: GoTo;
  /** Returns the day for the date of a report. */
  exportDay?: () => string;
}

/** Returns the report that 'Export Report' creates for a view. */
function reportOnScreen({ tab, student }: View): ReportId {
  if (tab === 'progress') return 'progress-tracking';
  return tab === 'students' && student !== null ? 'individual-progress-report' : 'class-performance-report';
}

/** The whole dashboard. Its state is in `view`, except for the open dialog. */
export function TeacherView({ students, day, view, goTo, exportDay = today }: TeacherViewProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [requested, setRequested] = useState<{ id: ReportId; madeOn: string } | null>(null);
  const [start] = useState(view);
  const { t: tReport } = useFormatting();
  const context = sampleContext(tReport, students, day);
  const found = findStudents(context.children, view.search, locale);
  const rows = sortRows(studentsSection(context, found).rows, view.sorting, locale);
  const shown = rows.flatMap((row) => found.filter(({ id }) => id === row.id));
  const props = { context, view, goTo, shown, hasMoved: view !== start };
  const closeExport = () => setRequested(null);
  const onExport = (id: ReportId) => setRequested({ id, madeOn: exportDay() });
  const { children } = context;
  const first = children.find(({ id }) => id === view.student) ?? needsHelp(children)[0] ?? children[0];
  return (
    <>
      <Page
        title={t('teacher.title')}
        lead={t('teacher.subtitle')}
        action={
          <div css={actions}>
            <PageLink variant="standalone" to="/game">
              {t('teacher.back')}
            </PageLink>
            <Button
              variant="outline"
              icon={downloadIcon}
              onHoverStart={preloadExport}
              onFocus={preloadExport}
              onPress={() => onExport(reportOnScreen(view))}
            >
              {t('teacher.export')}
            </Button>
            <PageLink variant="solid" icon={playIcon} to="/teach">
              {t('teacher.lesson')}
            </PageLink>
          </div>
        }
        picture={<ClassBoard />}
        audience="adult"
      >
        <div css={sample}>
          <Tag tone="info" icon={infoIcon}>
            {t('teacher.sample')}
          </Tag>
          <p>{t('teacher.sample.text', { count: students.length, day: formatDay(day, locale) })}</p>
        </div>
        <Tabs
          selectedKey={view.tab}
          onSelectionChange={(key) => {
            const tab = tabs.find((each) => each === key);
            if (tab !== undefined && tab !== view.tab) goTo({ ...view, tab });
          }}
        >
          <TabList label={t('teacher.tabs')}>
            {tabs.map((tab) => (
              <Tab key={tab} id={tab} onHoverStart={preloadTabs}>
                {t(`tab.${tab}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="overview">
            <Overview {...props} />
          </TabPanel>
          <TabPanel id="students">
            <LazyBoundary placement="inline">
              <LazyStudents {...props} />
            </LazyBoundary>
          </TabPanel>
          <TabPanel id="progress">
            <LazyBoundary placement="inline">
              <LazyProgress context={context} />
            </LazyBoundary>
          </TabPanel>
          <TabPanel id="reports">
            <Reports onExport={onExport} />
          </TabPanel>
        </Tabs>
      </Page>
      {requested && first && (
        <LazyBoundary onDismiss={closeExport}>
          <LazyExportDialog
            key={requested.id}
            id={requested.id}
            options={{ context, shown, student: first, madeOn: requested.madeOn }}
            onClose={closeExport}
          />
        </LazyBoundary>
      )}
    </>
  );
}
