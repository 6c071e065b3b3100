import { type AgeBand, tierOf } from './band.ts';
import type { DishId, MenuItem } from '../play/menu.ts';
import { type Filled, pick, type Random } from './random.ts';
import type { Ingredients, ProblemDraft } from './draft.ts';
import { knownMistakes } from './mistakes/knownMistakes.ts';
import { typeGenerators, variantGenerators } from './generators.ts';
import { type Givens, type Problem, problemTypes, type ProblemType, type ProblemVariant } from './problem.ts';

/** Used for an empty menu, which validation doesn't let through. */
const defaultDish: DishId = 'burger';

const noneWanted: Givens = {};

export interface ProblemRequest {
  readonly id: string;
  readonly band: AgeBand;
  /** At least one dish. Dishes in stock come first. */
  readonly menu: readonly MenuItem[];
  /** Key of the previous problem, which isn't repeated; empty for none. */
  readonly lastKey: string;
  /** For tests and tools: a fixed type instead of a random one. */
  readonly type?: ProblemType | undefined;
  /**
   * Variant of a follow-up problem. Ignored if the band doesn't have it or too few dishes are in stock.
   */
  readonly variant?: ProblemVariant | undefined;
  /** Key of the problem that a follow-up problem belongs to, which isn't repeated either. */
  readonly followUpOfKey?: string | undefined;
}

/** Returns a key of a problem's numbers. Two problems with the same key are the same work for a child. */
export function problemKey({ operands }: Pick<Problem, 'operands'>): string {
  return operands.join(' ');
}

/** Returns the dishes that can be ordered: those in stock, or all if everything is sold out. */
function askable(menu: readonly MenuItem[]): Filled<DishId> {
  const inStock = menu.filter(({ stock }) => stock > 0);
  const [first = defaultDish, ...rest] = (inStock.length > 0 ? inStock : menu).map(({ id }) => id);
  return [first, ...rest];
}

/** Returns the problem of a draft. The fields are listed, because a spread takes half of the total time here. */
export function finished(draft: ProblemDraft, { id, type, band }: Pick<Problem, 'id' | 'type' | 'band'>): Problem {
  const isWhole = band === 'ages_6_7' || band === 'ages_8_9';
  return {
    id,
    type,
    band,
    tier: tierOf(band),
    variant: draft.variant,
    skill: variantGenerators[draft.variant].skill,
    dish: draft.dish,
    givens: draft.givens,
    context: draft.context,
    lines: draft.lines,
    question: draft.question,
    answer: draft.answer,
    operands: draft.operands,
    hints: draft.hints,
    mistakes: knownMistakes(draft.paths, draft.answer, isWhole),
    timeLimitSeconds: draft.timeLimitSeconds,
    moneyDigits: isWhole ? 0 : 2,
  };
}

interface Plan {
  readonly type: ProblemType;
  readonly generate: (ingredients: Ingredients, type: ProblemType) => ProblemDraft;
}

/** Returns the generator of the requested variant, or null if there is none that can be used. */
function followUpPlan({ band, variant, type }: ProblemRequest, dishes: Filled<DishId>): Plan | null {
  if (variant === undefined) return null;
  const generator = variantGenerators[variant];
  if (!generator.bands.includes(band) || dishes.length < generator.dishes) return null;
  const { types, generate } = generator;
  return { type: types.find((known) => known === type) ?? types[0], generate };
}

function drawnPlan(request: ProblemRequest, random: Random): Plan {
  const type = request.type ?? pick(random, problemTypes);
  return { type, generate: typeGenerators[type] };
}

/** Makes a problem of a random type, or of the requested variant, never with the numbers of the previous one. */
export function makeProblem(request: ProblemRequest, random: Random): Problem {
  const { id, band, lastKey, followUpOfKey = '' } = request;
  const dishes = askable(request.menu);
  const { type, generate } = followUpPlan(request, dishes) ?? drawnPlan(request, random);
  const ingredients: Ingredients = { band, dishes, random, wanted: noneWanted };
  let draft = generate(ingredients, type);
  // This loop ends: every generator has at least ten different sets of numbers.
  while (isAsked(draft, lastKey, followUpOfKey)) draft = generate(ingredients, type);
  return finished(draft, { id, type, band });
}

/** Whether a draft has the numbers of an earlier problem. */
function isAsked(draft: ProblemDraft, lastKey: string, followUpOfKey: string): boolean {
  if (lastKey === '' && followUpOfKey === '') return false;
  const key = problemKey(draft);
  return key === lastKey || key === followUpOfKey;
}
