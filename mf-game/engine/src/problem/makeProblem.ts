import { type AgeBand, tierOf } from '../band.ts';
import type { DishId, MenuItem } from '../menu.ts';
import { type Filled, pick, type Random } from '../random.ts';
import { changeCalculation } from './changeCalculation.ts';
import type { Ingredients, ProblemDraft } from './draft.ts';
import { inventoryManagement } from './inventoryManagement.ts';
import { orderTotal } from './orderTotal.ts';
import { pricing } from './pricing.ts';
import { type Problem, problemTypes, type ProblemType, type ProblemVariant } from './problem.ts';
import type { SkillId } from './skill.ts';

/** Stands in for an empty menu, which no door lets in. */
const defaultDish: DishId = 'burger';

const generators: Record<ProblemType, (ingredients: Ingredients) => ProblemDraft> = {
  order_total: orderTotal,
  change_calculation: changeCalculation,
  inventory_management: inventoryManagement,
  pricing,
};

const skillByVariant: Record<ProblemVariant, SkillId> = {
  single_item: 'equal_groups',
  mixed_order: 'two_dishes',
  change_small: 'small_change',
  multiplication: 'times_tables',
  large_order: 'large_orders',
  subtotal: 'decimal_orders',
  with_tax: 'sales_tax',
  group_discount: 'group_discount',
  service_and_tax: 'service_and_tax',
  change_bill: 'change_from_notes',
  stock_left: 'stock',
  profit_cost: 'profit',
  profit_percent: 'percent_profit',
};

export interface ProblemRequest {
  readonly id: string;
  readonly band: AgeBand;
  /** At least one dish; those with stock are asked for while there are any. */
  readonly menu: readonly MenuItem[];
  /** Key of the problem before, which is not asked again; empty for none. */
  readonly lastKey: string;
  /** Only for tests and tools: this type instead of a drawn one. */
  readonly type?: ProblemType;
}

/** The numbers of a problem. Two problems with the same key are the same work for a child. */
export function problemKey({ operands }: Pick<Problem, 'operands'>): string {
  return operands.join(' ');
}

/** Dishes an order may ask for: those with stock, or all when everything is sold out. */
function askable(menu: readonly MenuItem[]): Filled<DishId> {
  const inStock = menu.filter(({ stock }) => stock > 0);
  const [first = defaultDish, ...rest] = (inStock.length > 0 ? inStock : menu).map(({ id }) => id);
  return [first, ...rest];
}

/** The draft with what all problems have. Written out, because a spread here takes half of all the time. */
function finished(draft: ProblemDraft, { id, type, band }: Pick<Problem, 'id' | 'type' | 'band'>): Problem {
  return {
    id,
    type,
    band,
    tier: tierOf(band),
    variant: draft.variant,
    skill: skillByVariant[draft.variant],
    dish: draft.dish,
    context: draft.context,
    lines: draft.lines,
    question: draft.question,
    answer: draft.answer,
    operands: draft.operands,
    hints: draft.hints,
    mistakes: [],
    timeLimitSeconds: draft.timeLimitSeconds,
    moneyDigits: band === 'ages_6_7' || band === 'ages_8_9' ? 0 : 2,
  };
}

/** A problem of a type drawn evenly from the four, never with the numbers of the one before. */
export function makeProblem(request: ProblemRequest, random: Random): Problem {
  const { id, band } = request;
  const type = request.type ?? pick(random, problemTypes);
  const generate = generators[type];
  const ingredients: Ingredients = { band, dishes: askable(request.menu), random };
  let draft = generate(ingredients);
  // Ends: every generator has at least ten different sets of numbers.
  while (request.lastKey !== '' && problemKey(draft) === request.lastKey) draft = generate(ingredients);
  return finished(draft, { id, type, band });
}
