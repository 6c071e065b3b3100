import { badgeAward, badgeText, certificateTexts } from '@countertop/contract/play/awardCatalog';
import type { ChildResults } from '@countertop/contract/classes/classOverview';
import type { Translate } from '@countertop/design-system/messages';
import type { en } from './teacherReport.messages.ts';

/** A child of a class with their results. */
export interface Child extends Omit<ChildResults, 'seatId'> {
  readonly id: string;
  readonly name: string;
  /** Titles of awards, and names of skills. */
  readonly words: Readonly<Record<'badges' | 'certificates' | 'strengths' | 'needsWork', readonly string[]>>;
}

/** Data and language of a report about a class. */
export interface ReportContext {
  readonly t: Translate<typeof en>;
  readonly className: string;
  /** The whole class, in the order of the rows. */
  readonly children: readonly Child[];
  /** The day of the data, like `2026-11-24`. */
  readonly today: string;
  /** The seven days that end with it, oldest first, with the names of their columns. */
  readonly days: readonly { readonly id: string; readonly name: string }[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the right answers in whole percent; an empty cell without answers. */
export const percentOf = (right: number, asked: number): number | '' =>
  asked === 0 ? '' : Math.round((100 * right) / asked);

export const accuracyOf = ({ right, orders }: Pick<Child, 'right' | 'orders'>): number | '' => percentOf(right, orders);

/** Minimum percentage for green. */
const greenFrom = 90;
/** Minimum percentage for yellow; below it is red. */
const yellowFrom = 80;

/** A student's standing. Each one has a color and a label. */
export type Standing = 'onTrack' | 'worthALook' | 'needsHelp';

/** Green at 90 percent and above, yellow at 80 and above, red below. */
export function standingOf(accuracyPercent: number): Standing {
  if (accuracyPercent >= greenFrom) return 'onTrack';
  return accuracyPercent >= yellowFrom ? 'worthALook' : 'needsHelp';
}

/** Returns the titles of badges and certificates. Badges that neither the game nor `others` know are left out. */
export function awardTitles(
  { badges, certificates }: Pick<ChildResults, 'badges' | 'certificates'>,
  others: Readonly<Record<string, string>> = {},
): Pick<Child['words'], 'badges' | 'certificates'> {
  const titleOf = (type: string) => {
    const award = badgeAward(type);
    return award === undefined ? others[type] : badgeText(award).title;
  };
  return {
    badges: badges.flatMap((type) => titleOf(type) ?? []),
    certificates: certificates.map((type) => certificateTexts[type].title),
  };
}

/** Returns what children answered on each of the seven days together. */
export function weekOf({ days }: Pick<ReportContext, 'days'>, children: readonly Pick<Child, 'week'>[]) {
  return days.map(({ id, name }) => {
    const played = children.flatMap(({ week }) => week.filter(({ day }) => day === id));
    const problems = sum(played.map(({ asked }) => asked));
    const accuracy = percentOf(sum(played.map(({ right }) => right)), problems);
    return { id, name, played: played.length, problems, accuracy };
  });
}
