import type { ChildResults } from '@countertop/contract/classes/classOverview';
import { isKnownMistake, type MistakeId } from '@countertop/contract/play/mistakeKinds';
import type { SkillId } from '@countertop/engine/problems/skill';

/** With fewer problems of a skill there is nothing to say about a child. */
const minAsked = 5;
const lowShare = 0.6;
/** A mistake that was made less often may be a slip. */
export const minTimes = 3;

/** A skill that a child needs help with. */
export interface HelpPoint {
  readonly name: string;
  readonly skill: SkillId;
  readonly asked: number;
  readonly right: number;
  /** The most common mistake if it was made at least three times; null otherwise. */
  readonly mistake: MistakeId | null;
  readonly times: number;
}

/** Children to help together: with the same skill and the same repeated mistake. */
export interface HelpGroup {
  readonly id: string;
  readonly skill: SkillId;
  readonly mistake: MistakeId | null;
  readonly children: readonly HelpPoint[];
}

/** Figures of the child in the middle: half of the children who have played have less, half have more. */
export interface Medians {
  readonly orders: number;
  /** Right on the first try, in whole percent. */
  readonly percent: number;
  readonly minutes: number;
}

export interface Overview {
  /** Names of children who haven't played yet. */
  readonly notStarted: readonly string[];
  /** The largest group first, its children by name. Nobody is ranked. */
  readonly help: readonly HelpGroup[];
  /** Null if nobody has played. */
  readonly medians: Medians | null;
}

/** Returns the median of numbers: the mean of the two in the middle if there is an even number of them. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Returns the skills that a child needs help with. */
export function helpPoints(name: string, skills: ChildResults['skills']): HelpPoint[] {
  return skills.flatMap(({ skill, asked, right, mistakes }) => {
    const [top] = mistakes.flatMap(({ mistake, count }) =>
      count >= minTimes && isKnownMistake(mistake) ? [{ mistake, times: count }] : [],
    );
    const isLow = asked >= minAsked && right / asked < lowShare;
    return top || isLow ? [{ name, skill, asked, right, mistake: null, times: 0, ...top }] : [];
  });
}

/** Returns children to help together, the largest group first. */
function groupsOf(points: readonly HelpPoint[]): HelpGroup[] {
  const idOf = ({ skill, mistake }: HelpPoint) => `${skill} ${mistake}`;
  return points
    .filter((point, index) => points.findIndex((other) => idOf(other) === idOf(point)) === index)
    .map((first) => ({
      id: idOf(first),
      skill: first.skill,
      mistake: first.mistake,
      children: points.filter((point) => idOf(point) === idOf(first)),
    }))
    .toSorted((one, other) => other.children.length - one.children.length);
}

/** Returns who needs help with what: below 60% in a skill after five problems, or one mistake three times. */
export function overviewOf(
  results: readonly ChildResults[],
  seats: readonly { readonly id: string; readonly name: string }[],
): Overview {
  const children = seats
    .map(({ id, name }) => ({ name, result: results.find(({ seatId }) => seatId === id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const played = children.flatMap(({ result }) => (result === undefined || result.orders === 0 ? [] : [result]));
  return {
    notStarted: children.filter(({ result }) => (result?.orders ?? 0) === 0).map(({ name }) => name),
    help: groupsOf(children.flatMap(({ name, result }) => helpPoints(name, result?.skills ?? []))),
    medians:
      played.length === 0
        ? null
        : {
            orders: Math.round(median(played.map(({ orders }) => orders))),
            percent: Math.round(median(played.map(({ right, orders }) => (100 * right) / orders))),
            minutes: Math.round(median(played.map(({ seconds }) => seconds / 60))),
          },
  };
}
