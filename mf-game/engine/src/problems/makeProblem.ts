import { type AgeBand, tierOf } from './band.ts';
import type { Challenge } from '../play/order/challenge.ts';
import { type DishId, type MenuItem, orderableDishes } from '../play/day/menu.ts';
import { type Filled, filled, pick, type Random, wholeNumber } from './random.ts';
import type { Ingredients, ProblemDraft } from './draft.ts';
import { knownMistakes } from './mistakes/knownMistakes.ts';
import { askers, typeGenerators, variantGenerators } from './kinds/generators.ts';
import { worded } from './wording/phrase.ts';
import { wordingsOf } from './wording/phraseIds.ts';
import { rulesVersion } from './rulesVersion.ts';
import { type Problem, problemTypes, type ProblemType, type ProblemVariant } from './problem.ts';

/** Used for an empty menu, which validation doesn't let through. */
const defaultDish: DishId = 'burger';

export interface ProblemRequest {
  readonly id: string;
  readonly band: AgeBand;
  /** At least one dish. Dishes in stock come first. */
  readonly menu: readonly MenuItem[];
  /** Key of the previous problem, which isn't repeated; empty for none. */
  readonly lastKey: string;
  /** Types of the last problems, newest last; none is asked three times in a row. */
  readonly recentTypes?: readonly ProblemType[] | undefined;
  /** Keys of the last problems, which aren't repeated if the band has enough numbers. */
  readonly recentKeys?: readonly string[] | undefined;
  /** How hard the numbers are; `usual` if absent. */
  readonly challenge?: Challenge | undefined;
  /** Whether it is the first order of a visit, which may be one portion of one dish. */
  readonly isFirstOrder?: boolean | undefined;
  /** The dish that the customer asks for; ignored if it isn't in stock. */
  readonly favorite?: DishId | undefined;
  /** For tests and tools: a fixed type instead of a random one. */
  readonly type?: ProblemType | undefined;
  /**
   * Variant of a follow-up problem. Ignored if the band doesn't have it or too few dishes are in stock.
   */
  readonly variant?: ProblemVariant | undefined;
  /** Version of the rules by which the problem is drawn; the present one if absent. */
  readonly rules?: number | undefined;
  /** Key of the problem that a follow-up problem belongs to, which isn't repeated either. */
  readonly followUpOfKey?: string | undefined;
}

/** Returns a key of a problem's numbers. Two problems with the same key are the same work for a child. */
export function problemKey({ operands }: Pick<Problem, 'operands'>): string {
  return operands.join(' ');
}

/** Returns the items that can be ordered: those in stock, or all if everything is sold out. */
function askable(menu: readonly MenuItem[]): readonly MenuItem[] {
  const asked = orderableDishes(menu);
  const inStock = asked.filter(({ stock }) => stock > 0);
  return inStock.length > 0 ? inStock : asked;
}

/** Returns the problem of a draft. The fields are listed, because a spread takes half of the total time here. */
export function finished(
  draft: ProblemDraft,
  { id, type, band, wording }: Pick<Problem, 'id' | 'type' | 'band' | 'wording'>,
): Problem {
  const isWhole = band === 'ages_6_7' || band === 'ages_8_9';
  return {
    id,
    type,
    band,
    tier: tierOf(band),
    asker: askers[type],
    variant: draft.variant,
    skill: variantGenerators[draft.variant].skill,
    dish: draft.dish,
    givens: wording === 0 ? draft.givens : { ...draft.givens, wording },
    wording,
    context: worded(draft.context, wording),
    lines: draft.lines,
    paidNotes: draft.paidNotes,
    question: worded(draft.question, wording),
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

/** Returns the types that aren't the third of their kind in a row. */
export function possibleTypes(recent: readonly ProblemType[]): Filled<ProblemType> {
  const [before, last] = recent.slice(-2);
  const others = filled(problemTypes.filter((type) => type !== last));
  return last !== undefined && before === last && others !== null ? others : problemTypes;
}

function drawnPlan({ type, recentTypes = [] }: ProblemRequest, random: Random): Plan {
  const drawn = type ?? pick(random, possibleTypes(recentTypes));
  return { type: drawn, generate: typeGenerators[drawn] };
}

/** Number of drafts that are drawn to avoid a recent problem. A band with few numbers then repeats one. */
const choosyDrafts = 100;
/** Number of drafts with the same variant, and with the board and the challenge that were asked for. */
const [sameVariantDrafts, wantedDrafts] = [30, 200];

/** Makes a problem of a random type, or of the requested variant, never with the numbers of the previous one. */
export function makeProblem(request: ProblemRequest, random: Random): Problem {
  const { id, band, challenge = 'usual', favorite = null, rules = rulesVersion } = request;
  const board = askable(request.menu);
  const [first = defaultDish, ...rest] = board.map(({ id: dish }) => dish);
  const dishes: Filled<DishId> = [first, ...rest];
  const { type, generate } = followUpPlan(request, dishes) ?? drawnPlan(request, random);
  const ingredients: Ingredients = { band, dishes, board, challenge, favorite, random, rules, wanted: null };
  // Half of a range, or the stock of one dish, can have too few numbers. All of the ranges have at least eight sets of them.
  const fromAll: Ingredients = { ...ingredients, board: [], challenge: 'usual' };
  let draft = generate(ingredients, type);
  const { generate: generateSame } = variantGenerators[draft.variant];
  for (let drafts = 1; !isAskable(draft, request, drafts < choosyDrafts); drafts += 1)
    draft = (drafts < sameVariantDrafts ? generateSame : generate)(drafts < wantedDrafts ? ingredients : fromAll, type);
  return finished(draft, {
    id,
    type,
    band,
    wording: draft.wording ?? wholeNumber(random, 0, wordingsOf(rules).count - 1),
  });
}

/** Whether a draft can be asked now. Recent problems are only avoided as long as it is `choosy`. */
function isAskable(draft: ProblemDraft, request: ProblemRequest, isChoosy: boolean): boolean {
  const { lastKey, followUpOfKey, recentKeys = [], isFirstOrder = false, challenge = 'usual' } = request;
  const key = problemKey(draft);
  if (key === lastKey || key === followUpOfKey) return false;
  if (isDegenerate(draft) && !(isFirstOrder && draft.variant === 'single_item')) return false;
  return !isChoosy || !(recentKeys.includes(key) || (challenge !== 'harder' && isBeyondOneDigit(draft)));
}

/** Whether the answer needs no arithmetic: everything is served, or one portion of one dish is ordered. */
function isDegenerate({ variant, operands: [first, second] }: ProblemDraft): boolean {
  return (variant === 'stock_left' && first === second) || (variant === 'single_item' && first === 1);
}

/** Whether a line of a first addition is ten dollars or more. */
function isBeyondOneDigit({ variant, operands: [q1 = 0, p1 = 0, q2 = 0, p2 = 0] }: ProblemDraft): boolean {
  return variant === 'mixed_order' && Math.max(q1 * p1, q2 * p2) >= 1_000;
}
