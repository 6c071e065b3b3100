import { expect, it } from 'vitest';
import { defaultMenus } from '../play/day/menu.ts';
import { tierOf } from './band.ts';
import { variantGenerators } from './kinds/generators.ts';
import { makeProblem } from './makeProblem.ts';
import { request } from './problem.fixture.ts';
import { type Phrase, type Problem, problemVariants } from './problem.ts';
import { seededRandom } from './random.ts';
import { answerOf, numberIn } from './variantLaws.properties.ts';

const kinds = problemVariants.flatMap((variant) =>
  variantGenerators[variant].bands.map((band) => ({ variant, band, menu: defaultMenus[tierOf(band)] })),
);

function valueOf(example: Phrase | undefined, name: string): number | null {
  const value = example?.values[name];
  return value === undefined ? null : numberIn(value);
}

const resultOf = (example: Phrase | undefined): number =>
  valueOf(example, 'total') ?? valueOf(example, 'change') ?? valueOf(example, 'left') ?? Number.NaN;

/** The size of a subtraction from a stock is the stock. */
function sizes(problem: Problem): readonly [size: number, ofExample: number] {
  const example = problem.hints.at(-1);
  if (problem.variant !== 'stock_left') return [answerOf(problem), resultOf(example)];
  return [problem.operands[0] ?? Number.NaN, valueOf(example, 'start') ?? Number.NaN];
}

it.each(kinds)('the worked example has other numbers of similar size: $variant, $band', ({ variant, band, menu }) => {
  const results: number[] = [];
  let alike = 0;

  for (let seed = 0; seed < 500; seed += 1) {
    const problem = makeProblem({ ...request, variant, band, menu }, seededRandom(seed));
    const [size, ofExample] = sizes(problem);
    results.push(resultOf(problem.hints.at(-1)));
    if (ofExample <= 2 * size && ofExample >= size / 2) alike += 1;
  }

  expect(new Set(results).size).toBeGreaterThanOrEqual(3);
  expect(alike).toBeGreaterThanOrEqual(400);
});
