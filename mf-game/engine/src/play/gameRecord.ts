import type { AchievementId } from '../rewards/award.ts';
import type { ProblemType, ProblemVariant } from '../problems/problem.ts';
import type { SkillId } from '../problems/skill.ts';
import type { MenuItem } from './menu.ts';
import type { Stats, TableId } from './state.ts';

/** A problem like one that was answered wrong, scheduled for a later order. */
export interface FollowUp {
  /** Number of the problem from which it is due. */
  readonly dueAt: number;
  readonly type: ProblemType;
  readonly variant: ProblemVariant;
  /** Key of the original problem, so that the numbers differ from it. */
  readonly ofKey: string;
}

/** State of the rules that no screen shows. */
export interface GameRecord {
  /** Number of the latest problem, from 1. */
  readonly problemsMade: number;
  /** Type and operands of the last problem, which is never repeated at once. */
  readonly lastProblemKey: string;
  /** Number of the latest feedback entry, from 1. */
  readonly feedbackMade: number;
  /** Follow-up problems of wrong answers, at most one for each of the next orders. The name is part of saved games. */
  readonly siblings: readonly FollowUp[];
  /** Whether each of the last ten first tries was correct, newest last. */
  readonly lastAnswers: readonly boolean[];
  /** Points given for each achievement; they depend on the level at which it was unlocked. */
  readonly achievementPoints: Readonly<Partial<Record<AchievementId, number>>>;
  /** Untimed mode: the table of the last answer or serving, until its turn passes. Null when no turn is due. */
  readonly turnDueAt: TableId | null;
  /** Correct answers on the beginner tier, which lead to the suggestion to move on. */
  readonly beginnerSolved: number;
  /** Statistics at the start of the day. Purchases are subtracted from its money, so that they don't lower the earnings. */
  readonly dayStart: Pick<Stats, 'score' | 'moneyCents' | 'correctAnswers' | 'totalProblems'>;
  /** The menu with its full stock, as a new game starts with it. */
  readonly fullMenu: readonly MenuItem[];

  // Games saved by earlier versions don't have the following.

  /** Types of the last two problems and keys of the last twenty, newest last. */
  readonly recentTypes?: readonly ProblemType[] | undefined;
  readonly recentKeys?: readonly string[] | undefined;
  /** Problems answered before this age band was chosen; 0 if absent. */
  readonly bandStartedAt?: number | undefined;
  /** Wrong first tries in a row, by skill. */
  readonly wrongInARow?: Readonly<Partial<Record<SkillId, number>>> | undefined;
  /** Customers who left unserved today; 0 if absent. */
  readonly customersLeft?: number | undefined;
  /** Customers missing to the targets of earlier days, which ended early; 0 if absent. */
  readonly customersMissed?: number | undefined;
  /** Milliseconds spent on all orders of the game; 0 if absent. */
  readonly workedMs?: number | undefined;
}
