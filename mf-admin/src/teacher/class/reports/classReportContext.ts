import { badgeAward, badgeText, certificateTexts } from '@countertop/contract/awardCatalog';
import type { SchoolClass } from '@countertop/contract/classes';
import type { ChildResults } from '@countertop/contract/classOverview';
import { isKnownMistake } from '@countertop/contract/mistakeKinds';
import { en as mistakeTexts } from '@countertop/contract/mistakeNames.messages';
import { standardsOf } from '@countertop/contract/standards';
import { translate, type Translate } from '@countertop/design-system/messages';
import type { SkillId } from '@countertop/engine/problems/skill';
import { en as skillTexts } from '../../../analytics/sections/sections.messages.ts';
import { en } from '../../report/teacherReport.messages.ts';
import type { SkillFilter } from '../../lesson-maker/standards.ts';
import { minTimes } from '../overview/overviewOf.ts';

export interface ClassReportInput {
  readonly schoolClass: Pick<SchoolClass, 'name' | 'band' | 'seats'>;
  readonly results: readonly ChildResults[];
  readonly filter: SkillFilter;
  /** The day of the data and of creation, like `2026-11-24`. */
  readonly today: string;
  readonly locale: string;
}

type SkillResult = ChildResults['skills'][number];

/** A child of the class with their results. */
export interface Child extends Omit<ChildResults, 'seatId'> {
  readonly id: string;
  readonly name: string;
}

export interface ClassReportContext extends ClassReportInput {
  readonly t: Translate<typeof en>;
  /** Children who haven't started first, then by name. Nobody is ranked. */
  readonly children: readonly Child[];
}

/** Results of a child who hasn't played yet. */
export const notStarted: Omit<Child, 'id' | 'name'> = {
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
  const children = input.schoolClass.seats.map(({ id, name }): Child => {
    const results = input.results.find(({ seatId }) => seatId === id);
    return { ...notStarted, ...results, id, name };
  });
  return {
    ...input,
    t: translate(en, input.locale),
    children: children.toSorted(
      (one, other) =>
        Number(one.orders > 0) - Number(other.orders > 0) || one.name.localeCompare(other.name, input.locale),
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

/** Returns the right answers in whole percent; an empty cell without answers. */
export const percentOf = (right: number, asked: number): number | '' =>
  asked === 0 ? '' : Math.round((100 * right) / asked);

/** Returns the known mistakes that were made at least three times, like "one portion too few, 3 times". */
export function repeatedMistakes({ mistakes }: SkillResult, { t, locale }: ClassReportContext): string[] {
  const name = translate(mistakeTexts, locale);
  return mistakes.flatMap(({ mistake, count: times }) =>
    times >= minTimes && isKnownMistake(mistake) ? [t('mistake.times', { mistake: name(mistake), times })] : [],
  );
}

/** Returns the titles of badges and certificates. */
export function awardTitles({ badges, certificates }: Child) {
  return {
    badges: badges.flatMap((type) => {
      const award = badgeAward(type);
      return award === undefined ? [] : [badgeText(award).title];
    }),
    certificates: certificates.map((type) => certificateTexts[type].title),
  };
}
