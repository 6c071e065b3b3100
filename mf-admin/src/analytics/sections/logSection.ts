import type { AuditEntry } from '@countertop/contract/auditLog';
import type { ReportSection } from '../../shared/report/section.ts';
import type { ReportContext } from './reportContext.ts';

/** Administrators' access to personal data, in the order of the entries. */
export function logSection({ t }: Pick<ReportContext, 't'>, entries: readonly AuditEntry[]): ReportSection {
  return {
    id: 'log',
    title: t('section.log'),
    shape: 'rows',
    columns: [
      { id: 'at', name: t('column.at'), kind: 'moment' },
      { id: 'action', name: t('column.action'), kind: 'text' },
      { id: 'admin', name: t('column.admin'), kind: 'text' },
      { id: 'people', name: t('column.records'), kind: 'number' },
    ],
    rows: entries.map(({ id, at, action, adminEmail, people }) => ({
      id: String(id),
      at,
      action: t(`action.${action}`),
      admin: adminEmail ?? t('admin.erased'),
      people,
    })),
  };
}
