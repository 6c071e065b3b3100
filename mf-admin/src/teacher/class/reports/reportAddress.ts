import type { SchoolClass } from '@countertop/contract/classes/classes';
import { curricula } from '@countertop/contract/classes/standards';
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

/** Parses the query string of the reports page. Missing and invalid parameters get their default values. */
export function parseReportView(search: string, { band, children }: Choosable): ReportView {
  const parameters = new URLSearchParams(search);
  const curriculum = curricula.find((id) => id === parameters.get('curriculum')) ?? curricula[0];
  const child = children.find(({ id }) => id === parameters.get('child')) ?? children[0];
  return {
    report: reportIds.find((id) => id === parameters.get('report')) ?? reportIds[0],
    child: child?.id ?? null,
    curriculum,
    standard: standardsIn(band, curriculum).find((label) => label === parameters.get('standard')) ?? null,
  };
}

/** Returns the query string of a class's reports page, with its `?`. */
export function reportAddress(classId: string, { report, child, curriculum, standard }: ReportView): string {
  const parameters = new URLSearchParams({
    class: classId,
    report,
    ...(child !== null && { child }),
    ...(curriculum !== curricula[0] && { curriculum }),
    ...(standard !== null && { standard }),
  });
  return `?${parameters.toString()}`;
}
