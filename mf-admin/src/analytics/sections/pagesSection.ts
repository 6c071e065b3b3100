import { otherPage, type PagePath, pagePaths } from '@countertop/contract/pages';
import type { ReportSection } from '../../shared/report/section.ts';
import { figureOf } from './parts.ts';
import type { ReportContext } from './reportContext.ts';

const pages: readonly string[] = [...pagePaths, otherPage];
const isPage = (name: string): name is PagePath | typeof otherPage => pages.includes(name);

/** Views and visitors by page. */
export function pagesSection({ t, period, before }: ReportContext): ReportSection {
  const { parts, rest } = period.pages;
  // A server newer than this page may count pages that have no name here.
  const labelOf = (page: string) => (isPage(page) ? t(`page.${page}`) : page);
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
        page: labelOf(name),
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
      summary: first ? t('pages.summary', { page: labelOf(first.name), views: first.count }) : t('pages.small'),
      label: 'page',
      values: ['views'],
    },
  };
}
