import { type AgeBand, tierOf } from './band.ts';
import type { DishId, MenuItem } from '../play/menu.ts';
import { type Filled, pick, type Random } from './random.ts';
import type { Ingredients, ProblemDraft } from './draft.ts';
import { knownMistakes } from './mistakes/knownMistakes.ts';
import { typeGenerators, variantGenerators } from './generators.ts';
import { type Problem, problemTypes, type ProblemType, type ProblemVariant } from './problem.ts';

/** Stands in for an empty menu, which no door lets in. */
const defaultDish: DishId = 'burger';

export interface ProblemRequest {
  readonly id: string;
  readonly band: AgeBand;
  /** At least one dish; those with stock are asked for while there are any. */
  readonly menu: readonly MenuItem[];
  /** Key of the problem before, which is not asked again; empty for none. */
  readonly lastKey: string;
  /** Only for tests and tools: this type instead of a drawn one. */
  readonly type?: ProblemType | undefined;
  /**
   * A followUp: a problem of this variant instead of a drawn one. One that the band does not ask, or for which too few
   * dishes are in stock, is drawn as always.
   */
  readonly variant?: ProblemVariant | undefined;
  /** Key of the problem it is a followUp of, which is not asked again either. */
  readonly siblingOfKey?: string | undefined;
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
  const isWhole = band === 'ages_6_7' || band === 'ages_8_9';
  return {
    id,
    type,
    band,
    tier: tierOf(band),
    variant: draft.variant,
    skill: variantGenerators[draft.variant].skill,
    dish: draft.dish,
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

/** How the problem asked for is made; null when no variant is asked for that can be. */
function siblingPlan({ band, variant, type }: ProblemRequest, dishes: Filled<DishId>): Plan | null {
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

/** A problem of a type drawn evenly from the four, or of the variant asked for, never with the numbers of the one before. */
export function makeProblem(request: ProblemRequest, random: Random): Problem {
  const { id, band, lastKey, siblingOfKey = '' } = request;
  const dishes = askable(request.menu);
  const { type, generate } = siblingPlan(request, dishes) ?? drawnPlan(request, random);
  const ingredients: Ingredients = { band, dishes, random };
  let draft = generate(ingredients, type);
  // Ends: every generator has at least ten different sets of numbers.
  while (isAsked(draft, lastKey, siblingOfKey)) draft = generate(ingredients, type);
  return finished(draft, { id, type, band });
}

/** True for the numbers of a problem asked before. */
function isAsked(draft: ProblemDraft, lastKey: string, siblingOfKey: string): boolean {
  if (lastKey === '' && siblingOfKey === '') return false;
  const key = problemKey(draft);
  return key === lastKey || key === siblingOfKey;
}
