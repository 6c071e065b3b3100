import { Disclosure, DisclosureGroup } from '@countertop/design-system/Disclosure';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './teacher.messages.ts';
import type { ReportSection } from '../../shared/report/section.ts';
import type { Report, ReportFormat } from '../report/report.ts';
import { Facts } from '../report/Facts.tsx';
import { SectionTable } from '../../shared/report/SectionTable.tsx';

/** The sections of a report, each with a preview of its rows. */
export function Contents({ report, format }: { report: Report; format: ReportFormat }) {
  const t = useMessages(en);
  const titleOf = ({ title, shape, rows, columns, chart }: ReportSection) => {
    if (shape === 'facts') return t('export.figures', { title, count: columns.length - 1 });
    const values = { title, rows: rows.length, columns: columns.length };
    return chart && chart.shape !== 'dots' && format === 'pdf'
      ? t('export.table.chart', values)
      : t('export.table', values);
  };
  return (
    <DisclosureGroup>
      {report.sections.map((section) => (
        <Disclosure key={section.id} title={titleOf(section)} headingLevel={3}>
          {section.shape === 'facts' ? <Facts {...section} /> : <SectionTable section={section} isCaptionHidden />}
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
