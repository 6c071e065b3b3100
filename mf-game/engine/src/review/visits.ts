import { type Customer, type CustomerId, customerOf } from '../play/floor/cast.ts';
import { reviewVisits } from '../play/constants.ts';
import { defaultMenus, type MenuItem, orderableDishes } from '../play/day/menu.ts';
import { type AgeBand, ageBands, tierOf } from '../problems/band.ts';
import { variantGenerators } from '../problems/kinds/generators.ts';
import { possibleTypes } from '../problems/makeProblem.ts';
import { problemVariants, type ProblemType, type ProblemVariant } from '../problems/problem.ts';
import { type SkillId, skillsOf } from '../problems/skill.ts';
import type { Game, Table } from '../play/state.ts';
import type { DueReview, Reviews } from './reviews.ts';

/** The customer who comes back for a skill, always the same one. */
const regulars: Readonly<Record<SkillId, CustomerId>> = {
  equal_groups: 'ruth',
  two_dishes: 'zuri',
  small_change: 'noah',
  times_tables: 'omar',
  large_orders: 'rosa',
  change_from_notes: 'mina',
  decimal_orders: 'ivan',
  sales_tax: 'kofi',
  group_discount: 'aiko',
  service_and_tax: 'ravi',
  stock: 'freya',
  fractions: 'mateo',
  profit: 'kai',
  percent_profit: 'emeka',
};

/** Whether an order can be a review: at most every third one, and at most `perDay` a day. */
export function mayReview({ visits, lastAt }: Omit<Reviews, 'due'>, orderNumber: number): boolean {
  return visits < reviewVisits.perDay && orderNumber - lastAt >= reviewVisits.everyOrders;
}

/** Returns the band to ask a skill in: the child's, or a younger one that was left. A harder one isn't asked. */
function bandFor({ skill, band }: DueReview, current: AgeBand): AgeBand | null {
  if (skillsOf(current).includes(skill)) return current;
  return ageBands.indexOf(band) < ageBands.indexOf(current) ? band : null;
}

/** A regular with the review for which they come back. */
export interface ReturningCustomer {
  readonly customer: Customer;
  readonly visit: DueReview;
}

/** Returns the customers who can't come: those in the restaurant, and those who have just left. */
function unavailable({ tables, recentCustomers }: Game): readonly CustomerId[] {
  return [...recentCustomers, ...tables.flatMap((table) => (table.status === 'available' ? [] : [table.customer.id]))];
}

function visitOf(table: Table): DueReview | undefined {
  return 'visit' in table ? table.visit : undefined;
}

/** Returns the regular who comes next, for the skill that is longest overdue, or null if nobody does. */
export function nextVisit(game: Game): ReturningCustomer | null {
  const { reviews, lesson, onlyType, isPremium, tables, record } = game;
  if (reviews === null || lesson !== null || onlyType !== null || !isPremium) return null;
  if (tables.some((table) => visitOf(table) !== undefined) || !mayReview(reviews, record.problemsMade + 1)) return null;
  const away = unavailable(game);
  const visit = reviews.due.find((due) => !away.includes(regulars[due.skill]) && reviewPlan(game, due) !== null);
  return visit === undefined ? null : { customer: customerOf(regulars[visit.skill]), visit };
}

/** How a problem of a skill is asked. */
export interface ReviewPlan {
  readonly band: AgeBand;
  readonly menu: readonly MenuItem[];
  readonly type: ProblemType;
  readonly variant: ProblemVariant;
}

/** Returns how to ask for the skill of a visit, or null if its type would be the third in a row or dishes are sold out. */
export function reviewPlan(game: Game, visit: DueReview): ReviewPlan | null {
  const band = bandFor(visit, game.band);
  if (band === null) return null;
  // A skill of an earlier age group is asked with the dishes that the regular knows from then.
  const menu = tierOf(band) === tierOf(game.band) ? game.menu : defaultMenus[tierOf(band)];
  const inStock = orderableDishes(menu).filter(({ stock }) => stock > 0).length;
  const allowed = possibleTypes(game.record.recentTypes ?? []);
  for (const variant of problemVariants) {
    const { skill, bands, dishes, types } = variantGenerators[variant];
    const type = types.find((one) => allowed.includes(one));
    if (skill === visit.skill && bands.includes(band) && dishes <= inStock && type !== undefined)
      return { band, menu, type, variant };
  }
  return null;
}

/** Returns the game after a visit's order was opened. */
export function withVisit(game: Game): Game {
  const { reviews, record } = game;
  if (reviews === null) return game;
  return { ...game, reviews: { ...reviews, visits: reviews.visits + 1, lastAt: record.problemsMade } };
}

/**
 * Returns the game after a first try at a skill. It was the review, also if the problem was drawn by chance, so nobody comes back for
 * the skill today. A regular who is already there for it orders like other customers.
 */
export function withTried(game: Game, skill: SkillId): Game {
  const { reviews, tables } = game;
  if (reviews === null) return game;
  return {
    ...game,
    reviews: { ...reviews, due: reviews.due.filter((visit) => visit.skill !== skill) },
    tables: tables.map((table) => (visitOf(table)?.skill === skill ? { ...table, visit: undefined } : table)),
  };
}

/** Returns the game with the reviews of today. The first two orders after that are others. */
export function loadReviews(game: Game, due: readonly DueReview[], visits: number): Game {
  if (game.lesson !== null) return game;
  return { ...game, reviews: { due, visits, lastAt: game.record.problemsMade } };
}
