import { daysUntil } from '@countertop/client/shared/localDay';
import type { ChildResults } from '@countertop/contract/classes/classOverview';
import type { SchoolClass } from '@countertop/contract/classes/classes';
import { standardsOf } from '@countertop/contract/classes/standards';
import { translate } from '@countertop/design-system/messages';
import type { SkillId } from '@countertop/engine/problems/skill';
import { en as skillTexts } from '../../../analytics/sections.messages.ts';
import { formatShortDay } from '../../../shared/report/formatCell.ts';
import type { SkillFilter } from '../../lesson-maker/standards.ts';
import { awardTitles, type Child, type ReportContext } from '../../report/reportContext.ts';
import { en } from '../../report/teacherReport.messages.ts';
import { helpPoints } from '../overview/overviewOf.ts';

export interface ClassReportInput {
  readonly schoolClass: Pick<SchoolClass, 'name' | 'band' | 'seats'>;
  readonly results: readonly ChildResults[];
  readonly filter: SkillFilter;
  /** The day of the data and of creation, like `2026-11-24`. */
  readonly today: string;
  readonly locale: string;
}

/** `children` are those who haven't started first, then by name. Nobody is ranked. */
export interface ClassReportContext extends ReportContext, ClassReportInput {}

/** Results of a child who hasn't played yet. */
export const notStarted: Omit<ChildResults, 'seatId'> = {
  orders: 0,
  right: 0,
  seconds: 0,
  daysPlayed: 0,
  lastDay: null,
  streak: 0,
  week: [],
  level: 1,
  badges: [],
  certificates: [],
  skills: [],
};

/** Returns the children of a class with their results. */
export function contextOf(input: ClassReportInput): ClassReportContext {
  const { schoolClass, locale, today } = input;
  const children = schoolClass.seats.map(({ id, name }): Child => {
    const results = input.results.find(({ seatId }) => seatId === id) ?? notStarted;
    const needsWork = helpPoints(name, results.skills)
      .filter(({ skill }) => isShown(input, skill))
      .map(({ skill }) => skillName(skill, locale));
    return { ...results, id, name, words: { ...awardTitles(results), strengths: [], needsWork } };
  });
  return {
    ...input,
    t: translate(en, locale),
    className: schoolClass.name,
    days: daysUntil(today, 7).map((id) => ({ id, name: formatShortDay(id, locale) })),
    children: children.toSorted(
      (one, other) => Number(one.orders > 0) - Number(other.orders > 0) || one.name.localeCompare(other.name, locale),
    ),
  };
}

export const skillName = (skill: SkillId, locale: string): string => translate(skillTexts, locale)(`skill.${skill}`);

export const standardsFor = ({ schoolClass, filter }: ClassReportInput, skill: SkillId): readonly string[] =>
  standardsOf(filter.curriculum, skill, schoolClass.band);

/** Whether a report with this filter is about a skill. */
export function isShown(input: ClassReportInput, skill: SkillId): boolean {
  const { standard } = input.filter;
  return standard === null || standardsFor(input, skill).includes(standard);
}
