import { defaultMenus, dishIds } from '../play/day/menu.ts';
import { ageBands, tierOf } from '../problems/band.ts';
import { variantGenerators } from '../problems/kinds/generators.ts';
import { makeProblem } from '../problems/makeProblem.ts';
import { request } from '../problems/problem.fixture.ts';
import { type Givens, type Problem, problemTypes, problemVariants } from '../problems/problem.ts';
import { chance, filled, numberedRandom, pick, type Random, wholeNumber } from '../problems/random.ts';
import type { Asked } from '../problems/rebuild.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { gradeAttempt } from './gradeAttempt.ts';

/*
 * Attempts as lines of text: problem, given values, `=`, answer in hundredths, skill, `right`, `wrong` or a mistake. For example
 * `single_item order_total ages_6_7 fries quantity=3 priceCents=200 = 500 equal_groups mistake.single_item.added`.
 */

interface Graded {
  readonly skill: string;
  readonly isCorrect: boolean;
  readonly mistake: string | null;
}

function lineOf({ variant, type, band, dish, givens }: Asked, answerHundredths: number, graded: Graded | null): string {
  const values = Object.entries(givens).map(([name, value]) => `${name}=${value}`);
  const grade = graded?.isCorrect === true ? 'right' : (graded?.mistake ?? 'wrong');
  return [variant, type, band, dish, ...values, '=', answerHundredths, graded?.skill ?? 'impossible', grade].join(' ');
}

function oneOf<Item extends string>(items: readonly Item[], text: string | undefined): Item {
  const found = items.find((item) => item === text);
  if (found === undefined) throw new Error(`${text} isn't one of ${items.join(', ')}.`);
  return found;
}

function givensOf(values: readonly string[]): Givens {
  const entries = values.map((value) => value.split('='));
  return Object.fromEntries(
    entries.map(([name = '', value = '']) => [name, /^\d+$/u.test(value) ? Number(value) : value]),
  );
}

/** Returns the line as it is graded now, by the rules of a version. */
export function regraded(line: string, rulesVersion: number): string {
  const words = line.split(' ');
  const end = words.indexOf('=');
  const asked: Asked = {
    variant: oneOf(problemVariants, words[0]),
    type: oneOf(problemTypes, words[1]),
    band: oneOf(ageBands, words[2]),
    dish: oneOf(dishIds, words[3]),
    givens: givensOf(words.slice(4, end)),
  };
  const answerHundredths = Number(words[end + 1]);
  return lineOf(asked, answerHundredths, gradeAttempt({ ...asked, answerHundredths, rulesVersion }));
}

const kinds = problemVariants.flatMap((variant) => {
  const { bands, types } = variantGenerators[variant];
  return bands.flatMap((band) => types.map((type) => ({ variant, band, type })));
});

/** Draws a correct answer, a known mistake or another number. */
function drawAnswer({ answer, mistakes }: Problem, random: Random): number {
  const right = answer.unit === 'money' ? answer.cents : 100 * answer.count;
  if (chance(random, 30)) return right;
  const known = filled(mistakes);
  if (known !== null && chance(random, 80)) return pick(random, known).hundredths;
  return right + wholeNumber(random, -3, 3);
}

function drawLine(kind: (typeof kinds)[number], random: Random): string {
  const problem = makeProblem({ ...request, ...kind, menu: defaultMenus[tierOf(kind.band)] }, random);
  const answer = drawAnswer(problem, random);
  const { isCorrect, mistake } = gradeAnswer(problem, answer);
  return lineOf(problem, answer, { skill: problem.skill, isCorrect, mistake: mistake?.reason.id ?? null });
}

/** Draws attempts of every variant, type and band, graded with the problem itself. */
export function drawLines(perKind: number): readonly string[] {
  return kinds.flatMap((kind, at) =>
    Array.from({ length: perKind }, (_, number) => drawLine(kind, numberedRandom(at, number))),
  );
}
