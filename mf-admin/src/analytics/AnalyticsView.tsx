import type { ClockWarning, SiteReport } from '@countertop/contract/analytics/siteReport';
import { Button } from '@countertop/design-system/Button';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { warningIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Tab, TabList, TabPanel, Tabs } from '@countertop/design-system/Tabs';
import { Tag } from '@countertop/design-system/Tag';
import { PageLink } from '@countertop/routes/PageLink';
import { useRouter } from '@tanstack/react-router';
import { type PaymentList, PaymentsTab } from '../payments/PaymentsTab.tsx';
import type { Access } from '../shared/access/access.ts';
import { AdminOnlyPage } from '../shared/access/AdminOnlyPage.tsx';
import { DownloadCsv } from '../shared/report/DownloadCsv.tsx';
import { formatMoment } from '../shared/report/formatCell.ts';
import { type SupportInbox, SupportTab } from '../support/SupportTab.tsx';
import { en } from './analytics.messages.ts';
import { clockNotice } from './Analytics.styles.ts';
import { OverviewTab, type OverviewTabProps, siteSections } from './OverviewTab.tsx';
import { type Log, LogTab } from './LogTab.tsx';
import { PartContent } from './PartContent.tsx';
import { firstPreset, lastDays } from './period.ts';
import { periodErrorText, RangeBar, type RangeBarProps } from './RangeBar.tsx';
import { fileNameOf } from './reportContext.ts';
import { en as sectionMessages } from './sections.messages.ts';
import { searchOf, tabs, type View } from './view.ts';

export interface AnalyticsViewProps
  extends Pick<RangeBarProps, 'today' | 'onRefresh' | 'isRefreshing'>, Pick<OverviewTabProps, 'onExportEmails'> {
  access: Access<true>;
  view: View;
  goTo: (view: Pick<View, 'tab' | 'period'>) => void;
  siteReport: Access<SiteReport>;
  support: Access<SupportInbox>;
  payments: Access<PaymentList>;
  log: Access<Log>;
}

/** The whole page. Its state is in `view`, except for text being typed. */
export function AnalyticsView(props: AnalyticsViewProps) {
  const { access, view, siteReport } = props;
  const t = useMessages(en);
  const tSection = useMessages(sectionMessages);
  const { locale } = useLocale();
  const router = useRouter();
  const report = siteReport.status === 'open' && view.error === null ? siteReport.value : undefined;
  const sections = report && siteSections({ t: tSection, locale, ...report });
  const actions = (
    <>
      <PageLink variant="standalone" to="/admin-analytics">
        {t('analytics.subscriptions')}
      </PageLink>
      {report && sections && view.tab === 'overview' && (
        <DownloadCsv
          variant="solid"
          sections={Object.values(sections)}
          fileName={fileNameOf('analytics', report.period)}
        >
          {t('analytics.exportAll')}
        </DownloadCsv>
      )}
    </>
  );
  return (
    <AdminOnlyPage
      title={t('analytics.title')}
      lead={t('analytics.lead')}
      actions={actions}
      path={router.buildLocation({ to: '/analytics', search: searchOf(view) }).href}
      access={access}
    >
      {() => <OpenPage {...props} report={report} sections={sections} />}
    </AdminOnlyPage>
  );
}

interface OpenPageProps extends AnalyticsViewProps {
  report: SiteReport | undefined;
  sections: OverviewTabProps['sections'] | undefined;
}

function OpenPage({ view, goTo, today, siteReport, support, payments, log, report, sections, ...rest }: OpenPageProps) {
  const { onExportEmails, ...refresh } = rest;
  const t = useMessages(en);
  const show: RangeBarProps['onShow'] = (period) => goTo({ ...view, period });
  const clock = siteReport.status === 'open' ? siteReport.value.clock : undefined;
  return (
    <>
      {clock && <ClockNotice clock={clock} />}
      <Tabs
        selectedKey={view.tab}
        onSelectionChange={(key) => {
          const tab = tabs.find((each) => each === key);
          if (tab !== undefined && tab !== view.tab) goTo({ ...view, tab });
        }}
      >
        <TabList label={t('tabs.label')}>
          {tabs.map((tab) => (
            <Tab key={tab} id={tab}>
              {t(`tab.${tab}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="overview">
          <RangeBar {...view} {...refresh} today={today} onShow={show} measuredAt={report?.measuredAt} />
          {view.error === null ? (
            <PartContent part={siteReport} name="overview">
              {(value) =>
                sections && <OverviewTab report={value} sections={sections} onExportEmails={onExportEmails} />
              }
            </PartContent>
          ) : (
            <InvalidRange view={view} error={view.error} today={today} onShow={show} />
          )}
        </TabPanel>
        <TabPanel id="support">
          <PartContent part={support} name="support">
            {(value) => <SupportTab inbox={value} />}
          </PartContent>
        </TabPanel>
        <TabPanel id="payments">
          <PartContent part={payments} name="payments">
            {(value) => <PaymentsTab list={value} />}
          </PartContent>
        </TabPanel>
        <TabPanel id="log">
          <PartContent part={log} name="log">
            {(value) => <LogTab log={value} today={today} />}
          </PartContent>
        </TabPanel>
      </Tabs>
    </>
  );
}

interface WrongDaysProps extends Pick<RangeBarProps, 'today' | 'onShow'> {
  view: View;
  error: NonNullable<View['error']>;
}

/** Shown if the URL has an invalid date range. */
function InvalidRange({ view, error, today, onShow }: WrongDaysProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const action = (
    <Button onPress={() => onShow(lastDays(firstPreset, today))}>{t('range.preset', { days: firstPreset })}</Button>
  );
  return (
    <EmptyState title={t('range.wrong')} actions={action}>
      {periodErrorText(t, locale, { error, period: view.period, today })}
    </EmptyState>
  );
}

/** Says that the server's clock is not accepted, with both times. */
function ClockNotice({ clock }: { clock: ClockWarning }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <div css={clockNotice} role="alert">
      <Tag tone="warning" icon={warningIcon}>
        {t('clock.tag')}
      </Tag>
      <p>{t('clock.text', { now: formatMoment(clock.now, locale), lastSeen: formatMoment(clock.lastSeen, locale) })}</p>
    </div>
  );
}
