import type { AchievementId, Award, Celebration, EarnedAward, Popup } from '../rewards/award.ts';
import type { AgeBand } from '../problems/band.ts';
import type { Bistro } from './day/bistro.ts';
import type { Customer, CustomerId } from './floor/cast.ts';
import type { Lesson } from '../lesson/lessonCode.ts';
import type { Challenge } from './order/challenge.ts';
import type { FeedbackId } from './order/feedbackIds.ts';
import type { GameSpeed } from './floor/gameSpeeds.ts';
import type { DishId, MenuItem } from './day/menu.ts';
import type { Mistake, Problem, ProblemType, ProblemVariant } from '../problems/problem.ts';
import type { SkillId } from '../problems/skill.ts';
import type { DueReview, Reviews } from '../review/reviews.ts';
import type { MoneySupport, SupportRecord } from '../rewards/moneySupport.ts';

export { gameSpeeds } from './floor/gameSpeeds.ts';
export type { GameSpeed } from './floor/gameSpeeds.ts';

/** Six tables, numbered as painted on them. */
export type TableId = 1 | 2 | 3 | 4 | 5 | 6;

export type Table =
  | {
      readonly id: TableId;
      readonly status: 'available';
      /** The last customer's plates are still there. The table can be used anyway. */
      readonly hasPlates?: true | undefined;
    }
  | {
      readonly id: TableId;
      readonly status: 'seating';
      readonly customer: Customer;
      readonly seatedInMs: number;
      /** The review for which a regular comes back. */
      readonly visit?: DueReview | undefined;
    }
  | {
      readonly id: TableId;
      readonly status: 'waiting';
      readonly customer: Customer;
      readonly patienceMs: number;
      /** Untimed mode: turns taken since the customer sat down. Nobody leaves because of it. */
      readonly turnsWaited: number;
      readonly visit?: DueReview | undefined;
    }
  | {
      readonly id: TableId;
      readonly status: 'ready';
      readonly customer: Customer;
      readonly dish: DishId;
      /** The favorite was sold out, so serving pays less. */
      readonly isSecondChoice?: true | undefined;
    };

/** Why a problem was asked: by chance, after a wrong answer to one like it, or because its skill was due. */
export type OrderOrigin = 'drawn' | 'follow_up' | 'review';

/** The open order. */
export interface Order {
  readonly tableId: TableId;
  readonly customer: Customer;
  readonly problem: Problem;
  /** Milliseconds left of the problem's time limit; null when the game has no timers. At 0 the bonus is gone. */
  readonly timeLeftMs: number | null;
  /** Milliseconds since the order was opened, without the time the clock was stopped; always 0 in untimed mode. */
  readonly elapsedMs: number;
  /** Milliseconds of real time that the clock ran while the order was open, at any speed and in untimed mode. */
  readonly workedMs: number;
  readonly origin: OrderOrigin;
  /** The review for which a regular came back; absent for every other order. */
  readonly visit?: DueReview | undefined;
  readonly challenge: Challenge;
  /** Whether the picture is open from the start, because the skill was answered wrong before. */
  readonly opensPicture: boolean;
  /** How change is entered by ages 6 to 9; null for every other problem. */
  readonly moneySupport: MoneySupport | null;
  /** The customer's favorite if it was wanted and is sold out, else null. */
  readonly missedFavorite: DishId | null;
  readonly hintsShown: number;
  /** Set when the last entry can be read two ways (in hundredths); the child is asked which one was meant. */
  readonly question: { readonly text: string; readonly readings: readonly [number, number] } | null;
}

/** Contents of the result dialog. */
export interface Result {
  readonly isCorrect: boolean;
  readonly problem: Problem;
  readonly origin: OrderOrigin;
  readonly customer: Customer;
  readonly tableId: TableId;
  /** The support of the first try, which the second try has, too. */
  readonly moneySupport: MoneySupport | null;
  readonly answerHundredths: number;
  readonly pointsEarned: number;
  readonly moneyEarnedCents: number;
  /** The known mistake that leads to this wrong answer, if there is one. */
  readonly mistake: Mistake | null;
  /** The second try at the same problem after a wrong answer; doesn't change the score. Null until it is opened. */
  readonly retry: Retry | null;
}

/** A second try at a problem that was answered wrong. */
export interface Retry {
  /** `open` while waiting for an entry. */
  readonly status: 'open' | 'right' | 'wrong';
  /** The entry, once it is graded. */
  readonly answerHundredths: number | null;
  readonly hintsShown: number;
  /** Milliseconds that the second try was open, without pauses. */
  readonly workedMs: number;
  /** Set when the entry can be read two ways. */
  readonly question: Order['question'];
}

/** Customer feedback, newest first. `message` is a key of the view's message catalog. */
export interface FeedbackEntry {
  /** Sequence number, for use as a list key. */
  readonly id: number;
  readonly mood: 'happy' | 'waiting' | 'angry';
  readonly message: FeedbackId;
  readonly customer: Customer | null;
  readonly points: number;
  /** Patience the customer had left, 0 to 100 percent; 100 for messages that no customer says. */
  readonly patiencePercent: number;
  /** Action offered with the entry: `move_up` is the event `movedUp`, to the next age band. */
  readonly action?: 'move_up';
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

/** Statistics of the day that just ended. */
export interface DaySummary {
  readonly day: number;
  readonly customersServed: number;
  readonly scoreEarned: number;
  readonly moneyEarnedCents: number;
  readonly correctAnswers: number;
  readonly totalProblems: number;
  /** Customers to serve on this day. */
  readonly target: number;
  /** Customers who left unserved on this day. */
  readonly customersLeft: number;
  /** Whether the day ended before its target, because twice as many orders had been taken. */
  readonly endedEarly: boolean;
  /** Whether the kitchen closed before the day was over. The day goes on at the next visit. */
  readonly continues: boolean;
  /** Everything earned on this day. */
  readonly awards: readonly EarnedAward[];
}

/** How often a skill was asked, and answered correctly on the first try. */
export interface SkillRecord {
  readonly asked: number;
  readonly right: number;
}
export type Practice = Readonly<Partial<Record<SkillId, SkillRecord>>>;

export interface Game {
  /** Shown in the address bar and the pause dialog. The same seed and events produce the same game. */
  readonly seed: number;
  /** State of the random generator, an unsigned 32-bit number. */
  readonly random: number;
  readonly band: AgeBand;
  /** The only type of problem that is asked; null for all types. Not saved. */
  readonly onlyType: ProblemType | null;
  /** The lesson that is played, which fixes the problems; null in the player's restaurant. Not saved. */
  readonly lesson: Lesson | null;
  readonly speed: GameSpeed;
  readonly status: 'menu' | 'playing' | 'paused';
  readonly tables: readonly Table[];
  readonly nextArrivalMs: number;
  /** Whether the player's time is up: the open order and ready dishes can be finished, and nobody new comes. Not saved. */
  readonly isClosing: boolean;
  readonly order: Order | null;
  /** The open result dialog; the clock is stopped until it is closed. */
  readonly result: Result | null;
  /** The open day summary; the clock is stopped until the next day is opened. */
  readonly dayComplete: DaySummary | null;
  /** The level just reached, while its 3-second overlay is shown. Null for levels with a celebration instead. */
  readonly levelUp: { readonly level: number; readonly bonusPoints: number; readonly leftMs: number } | null;
  /** Queued scenes, oldest first. The first one is shown once the result is closed. */
  readonly celebrations: readonly Celebration[];
  /** Queued popups, oldest first. They are shown one at a time and don't stop the game. */
  readonly popups: readonly Popup[];
  /** Awards since the day was opened, oldest first, for the day's receipt. Not saved. */
  readonly awardsToday: readonly EarnedAward[];
  /** Everything awarded in this game, oldest first. */
  readonly awards: readonly Award[];
  /** Problems asked and solved, by skill; second tries don't count. */
  readonly practice: Practice;
  /** Whether the player can earn certificates. */
  readonly isPremium: boolean;
  /** Skills that are due today. Null until they are loaded, and for players without reviews. Not saved. */
  readonly reviews: Reviews | null;
  readonly menu: readonly MenuItem[];
  readonly bistro: Bistro;
  /** Customers who left last, newest last. They don't come back next. */
  readonly recentCustomers: readonly CustomerId[];
  readonly feedback: readonly FeedbackEntry[];
  readonly stats: Stats;
  readonly record: GameRecord;
}

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
  /** Type and operands of the last problem, which is never asked twice in a row. */
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
  /** How change is entered, by skill. */
  readonly moneySupport?: Readonly<Partial<Record<SkillId, SupportRecord>>> | undefined;
  /** Customers who left unserved today; 0 if absent. */
  readonly customersLeft?: number | undefined;
  /** Customers missing to the targets of earlier days, which ended early; 0 if absent. */
  readonly customersMissed?: number | undefined;
  /** Milliseconds spent on all orders of the game; 0 if absent. */
  readonly workedMs?: number | undefined;
}

export interface NewGame {
  /** Integer from 0 to 4294967295. */
  readonly seed: number;
  readonly band: AgeBand;
  /** Defaults to null, all types. */
  readonly onlyType?: ProblemType | null;
  /** Replaces the seed, the age group and the menu, and limits the speed. Defaults to null. */
  readonly lesson?: Lesson | null;
  readonly speed?: GameSpeed;
  /** Defaults to the menu of the band's tier, also when empty. */
  readonly menu?: readonly MenuItem[];
}
