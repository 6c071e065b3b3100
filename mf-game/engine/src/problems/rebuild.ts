import { defaultMenus, type DishId } from '../play/day/menu.ts';
import { tierOf } from './band.ts';
import { variantGenerators } from './kinds/generators.ts';
import { finished } from './makeProblem.ts';
import { hasWording } from './wording/phraseIds.ts';
import type { Givens, Problem } from './problem.ts';
import { type Filled, seededRandom } from './random.ts';
import { rulesVersion } from './rulesVersion.ts';

const rebuilding = { board: [], challenge: 'usual', favorite: null, rules: rulesVersion } as const;

/** The facts that rebuild a problem, without its ID. */
export interface Asked extends Pick<Problem, 'variant' | 'type' | 'band' | 'dish' | 'givens'> {
  readonly id?: string;
}

/** Returns the dishes that lead to an order of the dish, with a second one if there is one. Null if no menu has them. */
function dishesFor({ band, dish, givens }: Asked): Filled<DishId> | null {
  const others = defaultMenus[tierOf(band)].map(({ id }) => id).filter((id) => id !== dish);
  if (others.length === defaultMenus[tierOf(band)].length) return null;
  return 'otherDish' in givens ? [dish, ...others] : [dish];
}

function isSame(one: Givens, other: Givens): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Returns the wording of a problem; those from before wordings have the first. */
function wordingOf({ variant, givens: { wording = 0 } }: Asked): number | null {
  return typeof wording === 'number' && hasWording(variant, wording) ? wording : null;
}

/**
 * Returns the problem that was made from these values, or null if there is no such problem. It is made by its generator, which
 * replaces impossible values, so that any difference from the values given means that they are impossible.
 */
export function rebuild(asked: Asked): Problem | null {
  const { id = '', variant, type, band, dish, givens } = asked;
  const generator = variantGenerators[variant];
  const [dishes, wording] = [dishesFor(asked), wordingOf(asked)];
  if (!generator.bands.includes(band) || !generator.types.includes(type)) return null;
  if (dishes === null || wording === null || dishes.length < generator.dishes) return null;
  const wanted = { ...givens, dish };
  const draft = generator.generate({ ...rebuilding, band, dishes, random: seededRandom(0), wanted }, type);
  const problem = finished(draft, { id, type, band, wording });
  return isSame(problem.givens, givens) ? problem : null;
}
