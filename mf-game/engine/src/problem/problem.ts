import type { AgeBand, Tier } from '../band.ts';
import type { DishId } from '../menu.ts';

/** The four kinds of problem; an order draws one of them uniformly. */
export const problemTypes = ['order_total', 'change_calculation', 'inventory_management', 'pricing'] as const;
export type ProblemType = (typeof problemTypes)[number];

/** A value inside a sentence. Money is whole US cents; `percent` is a whole number of percent. */
export type PhraseValue =
  | { readonly cents: number }
  | { readonly count: number }
  | { readonly percent: number }
  | { readonly dish: DishId };

/** A sentence without its words: the view's catalogue has one message per `id`. */
export interface Phrase {
  /** For example `order_total.question` or `hint.order_total.multiply_each_line`. */
  readonly id: string;
  readonly values: Readonly<Record<string, PhraseValue>>;
}

/** One printed line of the order's ticket. `amount` is what stands at the line's end; absent means `?`. */
export interface TicketLine {
  readonly phrase: Phrase;
  readonly dish?: DishId;
  readonly amount?: { readonly cents: number } | { readonly count: number } | { readonly percent: number };
}

/** The right answer, exact: whole cents or a whole count. */
export type CorrectAnswer =
  | { readonly unit: 'money'; readonly cents: number }
  | { readonly unit: 'count'; readonly count: number };

/** A math problem a customer's order asks. Everything in it is data; the view words it. */
export interface Problem {
  /** Unique within a game: seed, a hyphen and the running number from 1. */
  readonly id: string;
  readonly type: ProblemType;
  /** Which generator made it, for example `change_small`, `large_order`, `service_and_tax`. */
  readonly variant: string;
  readonly band: AgeBand;
  readonly tier: Tier;
  /** The situation in one sentence. */
  readonly context: Phrase;
  readonly lines: readonly TicketLine[];
  /** What is asked, in one sentence. */
  readonly question: Phrase;
  readonly answer: CorrectAnswer;
  /** The numbers of the problem in the order they are read, money in cents. */
  readonly operands: readonly number[];
  /** Three or more; the last is a worked example on other numbers. */
  readonly hints: readonly Phrase[];
  readonly timeLimitSeconds: number;
  /** Digits after the point when money of this problem is written: 0 for whole dollars, else 2. */
  readonly moneyDigits: 0 | 2;
}
