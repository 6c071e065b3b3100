import type { AgeBand, Tier } from './band.ts';
import type { DishId } from '../play/menu.ts';
import type { PhraseId } from './phrases.ts';
import type { SkillId } from './skill.ts';

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
  /** For example `single_item.question`; all ids and their values are in phrases.ts. */
  readonly id: PhraseId;
  readonly values: Readonly<Record<string, PhraseValue>>;
}

/** One printed line of the order's ticket. `amount` is what stands at the line's end; absent means `?`. */
export interface TicketLine {
  readonly phrase: Phrase;
  readonly dish?: DishId;
  readonly amount?: { readonly cents: number } | { readonly count: number } | { readonly percent: number };
}

/** The generators. A variant's phrases begin with its name. */
export const problemVariants = [
  'single_item',
  'mixed_order',
  'change_small',
  'multiplication',
  'large_order',
  'subtotal',
  'with_tax',
  'group_discount',
  'service_and_tax',
  'change_bill',
  'stock_left',
  'profit_cost',
  'profit_percent',
] as const;
export type ProblemVariant = (typeof problemVariants)[number];

/** The right answer, exact: whole cents or a whole count. */
export type CorrectAnswer =
  | { readonly unit: 'money'; readonly cents: number }
  | { readonly unit: 'count'; readonly count: number };

/** A wrong path children take on a problem: the number it leads to, and why that is not it, to the child. */
export interface Mistake {
  /** What the path comes to, in hundredths like an entry; never the right answer. */
  readonly hundredths: number;
  readonly reason: Phrase;
}

/** A math problem a customer's order asks. Everything in it is data; the view words it. */
export interface Problem {
  /** Unique within a game: seed, a hyphen and the running number from 1. */
  readonly id: string;
  readonly type: ProblemType;
  /** Which generator made it. */
  readonly variant: ProblemVariant;
  /** What it practises. */
  readonly skill: SkillId;
  readonly band: AgeBand;
  readonly tier: Tier;
  /** What stands on the table once the order is ready. */
  readonly dish: DishId;
  /** The situation in one sentence. */
  readonly context: Phrase;
  readonly lines: readonly TicketLine[];
  /** What is asked, in one sentence. */
  readonly question: Phrase;
  readonly answer: CorrectAnswer;
  /** The numbers of the problem it is worked out from, in the order they are read, money in cents. */
  readonly operands: readonly number[];
  /** Three or more; the last is a worked example on other numbers. */
  readonly hints: readonly Phrase[];
  /** The wrong paths children take on it, each to another number, the likeliest first. */
  readonly mistakes: readonly Mistake[];
  readonly timeLimitSeconds: number;
  /** Digits after the point when money of this problem is written: 0 for whole dollars, else 2. */
  readonly moneyDigits: 0 | 2;
}
