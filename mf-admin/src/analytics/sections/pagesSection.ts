import { countedPages, otherPage } from '@countertop/contract/metrics.limits';
import type { ReportSection } from '../../shared/report/section.ts';
import { figureOf, wordFor } from './parts.ts';
import type { Making } from './siteReport.ts';

const names = [...countedPages, otherPage] as const;

/** How often each page was opened, and by how many. */
export function pagesSection({ t, period, before }: Making): ReportSection {
  const { parts, rest } = period.pages;
  const word = (page: string) => wordFor(names, page, (name) => t(`page.${name}`));
  const most = parts.toSorted((one, other) => other.count - one.count);
  const [first] = most;
  return {
    id: 'pages',
    title: t('section.pages'),
    shape: 'rows',
    columns: [
      { id: 'page', name: t('column.page'), kind: 'text' },
      { id: 'address', name: t('column.address'), kind: 'text' },
      { id: 'views', name: t('column.views'), kind: 'number' },
      { id: 'viewsBefore', name: t('column.viewsBefore'), kind: 'number' },
      { id: 'people', name: t('column.people'), kind: 'number' },
    ],
    rows: [
      ...most.map(({ name, count, people }) => ({
        id: name,
        page: word(name),
        address: name === otherPage ? '' : name,
        views: count,
        viewsBefore: figureOf(before.pages, name),
        people,
      })),
      ...(rest === null
        ? []
        : [{ id: 'rest', page: t('rest'), address: '', views: rest.count, viewsBefore: '', people: rest.people }]),
    ],
    chart: {
      title: t('section.pages'),
      summary: first ? t('pages.summary', { page: word(first.name), views: first.count }) : t('pages.small'),
      label: 'page',
      values: ['views'],
    },
  };
}
