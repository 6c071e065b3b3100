import type { AchievementId, Award, BadgeId, Celebration } from '../rewards/award.ts';
import type { AgeBand } from '../problems/band.ts';
import type { FeedbackId } from './feedbackIds.ts';
import type { DishId, MenuItem } from './menu.ts';
import type { Mistake, Problem, ProblemType, ProblemVariant } from '../problems/problem.ts';
import type { SkillId } from '../problems/skill.ts';

/** Six tables, numbered as painted on them. */
export type TableId = 1 | 2 | 3 | 4 | 5 | 6;

/** A guest. `look` is a whole number the view turns into a face; the same guest keeps the same look. */
export interface Customer {
  readonly name: string;
  readonly look: number;
}

export type Table =
  | { readonly id: TableId; readonly status: 'available' }
  | { readonly id: TableId; readonly status: 'seating'; readonly customer: Customer; readonly seatedInMs: number }
  | {
      readonly id: TableId;
      readonly status: 'waiting';
      readonly customer: Customer;
      readonly patienceMs: number;
      /** In calm service: turns taken since the guest sat down. Nobody leaves for it. */
      readonly turnsWaited: number;
    }
  | { readonly id: TableId; readonly status: 'ready'; readonly customer: Customer; readonly dish: DishId };

/** Standard; extra time multiplies patience and time limits; `none` is calm service: turns instead of time. */
export const gameSpeeds = ['standard', 'x2', 'x5', 'x10', 'none'] as const;
export type GameSpeed = (typeof gameSpeeds)[number];

/** The order on the rail: whose it is, what it asks, and what is left of its own time limit. */
export interface Order {
  readonly tableId: TableId;
  readonly customer: Customer;
  readonly problem: Problem;
  /** Milliseconds left of the problem's time limit; null when the game has no timers. At 0 the bonus is gone. */
  readonly timeLeftMs: number | null;
  /** Milliseconds since the order was opened, clocks standing still not counted; none pass in calm service. */
  readonly elapsedMs: number;
  readonly hintsShown: number;
  /** Set when the last entry could be read two ways (hundredths); the child is asked which was meant. */
  readonly question: { readonly text: string; readonly readings: readonly [number, number] } | null;
}

/** What the result dialog shows. */
export interface Result {
  readonly isCorrect: boolean;
  readonly problem: Problem;
  readonly customer: Customer;
  readonly tableId: TableId;
  readonly answerHundredths: number;
  readonly pointsEarned: number;
  readonly moneyEarnedCents: number;
  /** Of a wrong answer that is the end of a known wrong path: that path. */
  readonly mistake: Mistake | null;
  /** Of a wrong answer: the second try on the same numbers, which changes no score; null until it is opened. */
  readonly retry: Retry | null;
}

/** A second try, for the learning. */
export interface Retry {
  /** `open` waits for an entry; there is one. */
  readonly status: 'open' | 'right' | 'wrong';
  /** The entry, once it is graded. */
  readonly answerHundredths: number | null;
  /** Set when the entry could be read two ways. */
  readonly question: Order['question'];
}

/** Customer feedback, newest first. `message` names a sentence of the view's catalogue. */
export interface FeedbackEntry {
  /** Running number, so that a list can tell entries apart. */
  readonly id: number;
  readonly mood: 'happy' | 'waiting' | 'angry';
  readonly message: FeedbackId;
  readonly customer: Customer | null;
  readonly points: number;
  /** Patience the customer had left, 0 to 100 percent; 100 where no customer speaks. */
  readonly patiencePercent: number;
}

export interface Stats {
  readonly level: number;
  readonly levelProgressPercent: number;
  readonly score: number;
  readonly moneyCents: number;
  readonly day: number;
  readonly customersServed: number;
  readonly dayTarget: number;
  readonly correctAnswers: number;
  readonly totalProblems: number;
  readonly consecutiveCorrect: number;
  readonly problemsSinceLastFail: number;
  readonly failedAttempts: number;
  /** The last five, milliseconds, newest last. */
  readonly completionTimesMs: readonly number[];
}

/** Figures of the day that just ended. */
export interface DaySummary {
  readonly day: number;
  readonly customersServed: number;
  readonly scoreEarned: number;
  readonly moneyEarnedCents: number;
  readonly correctAnswers: number;
  readonly totalProblems: number;
}

/** How often a skill was asked and was right at the first try. */
export interface SkillRecord {
  readonly asked: number;
  readonly right: number;
}
export type Practice = Readonly<Partial<Record<SkillId, SkillRecord>>>;

export interface Game {
  /** What the address bar and the pause overlay show; the same seed and events give the same game. */
  readonly seed: number;
  /** State of the random generator, an unsigned 32-bit number. */
  readonly random: number;
  readonly band: AgeBand;
  readonly speed: GameSpeed;
  readonly status: 'menu' | 'playing' | 'paused';
  readonly tables: readonly Table[];
  readonly nextArrivalMs: number;
  readonly order: Order | null;
  /** Open result dialog: clocks stand still until it is closed. */
  readonly result: Result | null;
  /** Open day summary: clocks stand still until the next day is opened. */
  readonly dayComplete: DaySummary | null;
  /** The level just reached, while its 3 s overlay shows, unless it is celebrated; it does not stop the game. */
  readonly levelUp: { readonly level: number; readonly bonusPoints: number; readonly leftMs: number } | null;
  /** What is to be celebrated, oldest first: the first is shown after the result, until it is closed. */
  readonly celebrations: readonly Celebration[];
  /** Everything awarded in this game, oldest first. */
  readonly awards: readonly Award[];
  /** Problems asked and right by skill; second tries are not counted. */
  readonly practice: Practice;
  /** Certificates are celebrated only for those who can keep them. */
  readonly isPremium: boolean;
  readonly menu: readonly MenuItem[];
  readonly feedback: readonly FeedbackEntry[];
  readonly stats: Stats;
  readonly record: GameRecord;
}

/** A problem like one that was answered wrong, for a later order. */
export interface Sibling {
  /** Number of the problem it becomes. */
  readonly dueAt: number;
  readonly type: ProblemType;
  readonly variant: ProblemVariant;
  /** Key of the problem it is a followUp of: the numbers are to be others. */
  readonly ofKey: string;
}

/** What the rules remember and no screen shows. */
export interface GameRecord {
  /** Numbers the problems from 1. */
  readonly problemsMade: number;
  /** Type and operands of the last problem: the same never comes twice in a row. */
  readonly lastProblemKey: string;
  /** Numbers the feedback entries from 1. */
  readonly feedbackMade: number;
  /** Siblings of problems that were answered wrong, at most one for each of the next orders. */
  readonly siblings: readonly Sibling[];
  /** The last ten first tries, newest last: was it right? */
  readonly lastAnswers: readonly boolean[];
  /** Points given for each achievement held: they depend on the level at that moment. */
  readonly achievementPoints: Readonly<Partial<Record<AchievementId, number>>>;
  /** Calm service: the table of an answer or a serving, whose turn passes once nothing lies over the floor. */
  readonly turnDueAt: TableId | null;
  /** Correct answers on the beginner tier, for the suggestion to move on. */
  readonly beginnerSolved: number;
  /** The figures when the day began; what was bought since is taken off the money, so that it counts as earned. */
  readonly dayStart: Pick<Stats, 'score' | 'moneyCents' | 'correctAnswers' | 'totalProblems'>;
  /** The menu with its full stock, as a new game begins with it. */
  readonly fullMenu: readonly MenuItem[];
}

export type GameEvent =
  /** From the menu: a new game on the same seed and band. */
  | { readonly type: 'started' }
  /** From the menu: on with the statistics so far, on a fresh floor. */
  | { readonly type: 'continued' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'left' }
  /** Time that passed since the last tick, in milliseconds; only `playing` without a dialog counts it. */
  | { readonly type: 'ticked'; readonly elapsedMs: number }
  | { readonly type: 'tablePressed'; readonly tableId: TableId }
  | { readonly type: 'hintRequested' }
  | { readonly type: 'answered'; readonly text: string }
  /** Answer to an ambiguous entry: which of the two readings was meant. */
  | { readonly type: 'meant'; readonly hundredths: number }
  /** In the result of a wrong answer: the same numbers once more, then an entry for it. */
  | { readonly type: 'retryOpened' }
  | { readonly type: 'retried'; readonly text: string }
  | { readonly type: 'retryMeant'; readonly hundredths: number }
  | { readonly type: 'resultClosed' }
  | { readonly type: 'celebrationClosed' }
  /** A badge for something that happens outside the rules, like the tutorial. */
  | { readonly type: 'badgeEarned'; readonly badge: BadgeId }
  | { readonly type: 'restocked'; readonly dish: DishId }
  | { readonly type: 'premiumChanged'; readonly isPremium: boolean }
  | { readonly type: 'nextDayOpened' }
  | { readonly type: 'menuLoaded'; readonly menu: readonly MenuItem[] }
  | { readonly type: 'speedChanged'; readonly speed: GameSpeed }
  | { readonly type: 'bandChosen'; readonly band: AgeBand };

export interface NewGame {
  /** Whole number from 0 to 4294967295. */
  readonly seed: number;
  readonly band: AgeBand;
  readonly speed?: GameSpeed;
  /** The default menu of the band's tier when absent or empty. */
  readonly menu?: readonly MenuItem[];
}
