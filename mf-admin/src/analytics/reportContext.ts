import { problemReportData } from '@countertop/contract/analytics/eventData';
import type { Period, SiteReport } from '@countertop/contract/analytics/siteReport';
import type { Translate } from '@countertop/design-system/messages';
import type { ReportSection } from '../shared/report/section.ts';
import type { en } from './sections.messages.ts';

/** Data and language of the tables. */
export interface ReportContext extends Pick<SiteReport, 'period' | 'before'> {
  readonly t: Translate<typeof en>;
  readonly locale: string;
}

/** Parts of a total, and the sum of those that are too small to show. */
interface Parts<Part extends { readonly name: string }> {
  readonly parts: readonly Part[];
  readonly rest: object | null;
}

/** Returns the count of a part. A missing part is 0, or null if it may be among the hidden small ones. */
export function countOf<Part extends { readonly name: string; readonly count: number }>(
  { parts, rest }: Parts<Part>,
  name: string,
): number | null {
  const part = parts.find((each) => each.name === name);
  if (part !== undefined) return part.count;
  return rest === null ? 0 : null;
}

/** Returns the label for a name from the server; the name itself if this page is older than the server and doesn't know it. */
function labelFor<Name extends string>(known: readonly Name[], name: string, labelOf: (name: Name) => string): string {
  const found = known.find((each) => each === name);
  return found === undefined ? name : labelOf(found);
}

const { type: types, skill: skills } = problemReportData.shape;

export const typeLabel = ({ t }: Pick<ReportContext, 't'>, type: string) =>
  labelFor(types.options, type, (name) => t(`type.${name}`));
export const skillLabel = ({ t }: Pick<ReportContext, 't'>, skill: string) =>
  labelFor(skills.options, skill, (name) => t(`skill.${name}`));

/** Sections about a period, by ID. Charts, tables and files use them. */
export type SiteSections = Readonly<
  Record<
    'visits' | 'time' | 'pages' | 'steps' | 'bands' | 'skills' | 'types' | 'reports' | 'ratings' | 'wishes',
    ReportSection
  >
>;

export interface PartProps {
  report: SiteReport;
  sections: SiteSections;
}

/** Returns a name like "countertop-pages-2026-11-16-to-2026-11-22.csv". */
export function fileNameOf(id: string, { from, to }: Period): string {
  return `countertop-${id}-${from}-to-${to}.csv`;
}

/** Returns a name like "countertop-log-2026-11-22.csv", with the UTC day of the download. */
export function datedFileName(id: string, day: string): string {
  return `countertop-${id}-${day}.csv`;
}
