import type { AgeBand, Tier } from './band.ts';
import type { DishId } from '../play/day/menu.ts';
import type { Fraction } from './kinds/fraction.ts';
import type { IngredientId } from './kinds/ingredient.ts';
import type { PhraseId } from './wording/phraseIds.ts';
import type { SkillId } from './skill.ts';

/** The four kinds of problem; an order draws one of them uniformly. */
export const problemTypes = ['order_total', 'change_calculation', 'inventory_management', 'pricing'] as const;
export type ProblemType = (typeof problemTypes)[number];

/** The one who asks: the customer at the table, the cook at the pass, or the till at the counter. */
export type Asker = 'customer' | 'cook' | 'till';

/** A value in a sentence. Money is in US cents; `percent` is an integer; `band` chooses the school's word for the age. */
export type PhraseValue =
  | { readonly cents: number }
  | { readonly count: number }
  | { readonly percent: number }
  | { readonly fraction: Fraction }
  | { readonly dish: DishId }
  | { readonly ingredient: IngredientId }
  | { readonly band: AgeBand };

/** A sentence as data: the view's catalog has one message per `id`. */
export interface Phrase {
  /** For example `single_item.question`; all ids and their values are in phrases.ts and phraseIds.ts. */
  readonly id: PhraseId;
  readonly values: Readonly<Record<string, PhraseValue>>;
}

/** The values that were drawn for a problem: numbers by name, money in cents, and the second dish. */
export type Givens = Readonly<Record<string, number | string>>;

/** A line of the order ticket. `amount` is printed at its end; if absent, `?`, or the money to count for `line.paid_notes`. */
export interface TicketLine {
  readonly phrase: Phrase;
  readonly dish?: DishId;
  readonly amount?:
    | { readonly cents: number }
    | { readonly count: number }
    | { readonly percent: number }
    | { readonly fraction: Fraction };
}

/** The problem generators. The ids of a variant's phrases start with its name. */
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
  'fraction_left',
  'recipe_part',
  'profit_cost',
  'profit_percent',
] as const;
export type ProblemVariant = (typeof problemVariants)[number];

/** The exact correct answer: cents, or a count, which has quarters in recipes. */
export type CorrectAnswer =
  | { readonly unit: 'money'; readonly cents: number }
  | { readonly unit: 'count'; readonly count: number };

/** A mistake that children make: the wrong answer it leads to, and the explanation for the child. */
export interface Mistake {
  /** The wrong answer in hundredths, like an entry. */
  readonly hundredths: number;
  readonly reason: Phrase;
}

/** The math problem of an order, as data. */
export interface Problem {
  /** Unique within a game: the seed, a hyphen and a sequence number from 1. */
  readonly id: string;
  readonly type: ProblemType;
  readonly variant: ProblemVariant;
  readonly skill: SkillId;
  readonly band: AgeBand;
  readonly tier: Tier;
  readonly asker: Asker;
  /** The dish on the table once the order is ready. */
  readonly dish: DishId;
  /** With type, variant, band and dish, all that `rebuild` needs. */
  readonly givens: Givens;
  /** The situation in one sentence. */
  readonly context: Phrase;
  readonly lines: readonly TicketLine[];
  /** Which of the variant's sentences are used for context and question; 0 is the first. */
  readonly wording: number;
  /** The payment as bills and coins to count, in cents, largest first. Absent if the sum is stated. */
  readonly paidNotes?: readonly number[] | undefined;
  /** The question in one sentence. */
  readonly question: Phrase;
  readonly answer: CorrectAnswer;
  /** The given numbers in reading order, money in cents. */
  readonly operands: readonly number[];
  /** Three or more hints; the last is a worked example with other numbers of similar size. */
  readonly hints: readonly Phrase[];
  /** Known mistakes, each with a different wrong answer, most likely first. */
  readonly mistakes: readonly Mistake[];
  readonly timeLimitSeconds: number;
  /** Decimal places of money in this problem: 0 for whole dollars, else 2. */
  readonly moneyDigits: 0 | 2;
}
