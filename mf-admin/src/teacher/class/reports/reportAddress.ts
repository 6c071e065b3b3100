import type { SchoolClass } from '@countertop/contract/classes/classes';
import { curricula } from '@countertop/contract/classes/standards';
import type { SearchOf } from '@countertop/routes/routes';
import { type ClassReportId, reportIds } from '../../report/report.ts';
import { type SkillFilter, standardsIn } from '../../lesson-maker/standards.ts';

/** The reports page of a class, as encoded in the query string. */
export interface ReportView extends SkillFilter {
  readonly report: ClassReportId;
  /** Seat of the child of the individual report; null if the class is empty. */
  readonly child: string | null;
}

interface Choosable extends Pick<SchoolClass, 'band'> {
  readonly children: readonly { readonly id: string }[];
}

/** Returns the view that the query parameters choose. Missing and invalid ones get their default values. */
export function reportViewOf(search: SearchOf<'/teacher-dashboard'>, { band, children }: Choosable): ReportView {
  const curriculum = curricula.find((id) => id === search.curriculum) ?? curricula[0];
  const child = children.find(({ id }) => id === search.child) ?? children[0];
  return {
    report: reportIds.find((id) => id === search.report) ?? reportIds[0],
    child: child?.id ?? null,
    curriculum,
    standard: standardsIn(band, curriculum).find((label) => label === search.standard) ?? null,
  };
}

/** Returns the query parameters of a class's reports page. */
export function searchOf(classId: string, view: ReportView): SearchOf<'/teacher-dashboard'> {
  const { report, child, curriculum, standard } = view;
  return {
    class: classId,
    report,
    ...(child !== null && { child }),
    ...(curriculum !== curricula[0] && { curriculum }),
    ...(standard !== null && { standard }),
  };
}
