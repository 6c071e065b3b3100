import { defaultMenus } from '@countertop/engine/play/menu';
import { type AgeBand, tierOf } from '@countertop/engine/problems/band';
import { makeProblem, problemKey } from '@countertop/engine/problems/makeProblem';
import type { Problem, ProblemType } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';

export const ticketCounts = [6, 12, 18] as const;
export type TicketCount = (typeof ticketCounts)[number];

/** A game for a whole class, and tickets to print. */
export interface Lesson {
  readonly band: AgeBand;
  /** 1 to 999, so that students can type the link. */
  readonly seed: number;
  readonly count: TicketCount;
  /** The kind of problem in the game and on the tickets, or null for all. */
  readonly type: ProblemType | null;
}

/** Returns the link that opens the same game for every student. */
export function lessonLink(origin: string, { seed, band, type }: Omit<Lesson, 'count'>): string {
  return `${origin}/game?seed=${seed}&ages=${band}${type === null ? '' : `&type=${type}`}`;
}

/** Returns the problems of the tickets, the same ones for the same lesson. */
export function lessonProblems({ band, seed, count, type }: Lesson): readonly Problem[] {
  const random = seededRandom(seed);
  const menu = defaultMenus[tierOf(band)];
  const problems: Problem[] = [];
  while (problems.length < count) {
    const recentKeys = problems.map(problemKey);
    const problem = makeProblem(
      {
        id: `${seed}-${problems.length + 1}`,
        band,
        menu,
        lastKey: recentKeys.at(-1) ?? '',
        recentKeys,
        recentTypes: problems.slice(-2).map((each) => each.type),
        type: type ?? undefined,
      },
      random,
    );
    problems.push(problem);
  }
  return problems;
}
