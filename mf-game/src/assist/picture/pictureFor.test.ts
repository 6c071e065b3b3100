import type { AgeBand } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import type { Problem } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { sum } from '@countertop/engine/sum';
import { describe, expect, it } from 'vitest';
import { pictureFor, type ProblemPicture } from './pictureFor.ts';

function problemsOf(band: AgeBand, seeds: number): readonly Problem[] {
  const { menu } = newGame({ seed: 1, band });
  return Array.from({ length: seeds }, (_, seed) =>
    makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed)),
  );
}

/** Returns the numbers shown, in the order of the operands. */
function shown(picture: ProblemPicture): readonly number[] {
  switch (picture.kind) {
    case 'order':
      return picture.groups.flatMap(({ count, priceNotes }) => [count, 100 * sum(priceNotes)]);
    case 'change':
      return [100 * coveredDollars(picture.notes), 100 * allDollars(picture.notes)];
    case 'stock':
      return [picture.start, picture.served];
    case 'profit':
      return [100 * allDollars(picture.notes), 100 * coveredDollars(picture.notes), picture.sold];
  }
}

type Notes = Extract<ProblemPicture, { kind: 'change' }>['notes'];
const allDollars = (notes: Notes) => sum(notes.map(({ dollars }) => dollars));
const coveredDollars = (notes: Notes) => allDollars(notes.filter(({ isCovered }) => isCovered));

/** Returns what a child can count in the picture. */
function counted(picture: ProblemPicture): number {
  switch (picture.kind) {
    case 'order':
      return sum(picture.groups.map(({ count, priceNotes }) => 100 * count * sum(priceNotes)));
    case 'change':
      return 100 * (allDollars(picture.notes) - coveredDollars(picture.notes));
    case 'stock':
      return picture.start - picture.served;
    case 'profit':
      return 100 * picture.sold * (allDollars(picture.notes) - coveredDollars(picture.notes));
  }
}

describe.each(['ages_6_7', 'ages_8_9'] as const)('problems of %s', (band) => {
  const problems = problemsOf(band, 1000);

  it('have a picture with their numbers and a countable answer', () => {
    for (const problem of problems) {
      const picture = pictureFor(problem);
      if (picture === null) throw new Error(`No picture for ${problem.variant}.`);
      const answer = 'cents' in problem.answer ? problem.answer.cents : problem.answer.count;

      expect(shown(picture), problem.variant).toEqual(problem.operands);
      expect(counted(picture), problem.variant).toBe(answer);
    }
  });

  it('show the dishes of the ticket', () => {
    for (const problem of problems) {
      const picture = pictureFor(problem);
      if (picture?.kind !== 'order') continue;

      expect(picture.groups.map(({ dish }) => dish)).toEqual(problem.lines.map(({ dish }) => dish));
    }
  });

  it('show at most four rows of five notes', () => {
    for (const problem of problems) {
      const picture = pictureFor(problem);
      if (picture === null || !('notes' in picture)) continue;

      expect(picture.notes.length).toBeLessThanOrEqual(20);
    }
  });
});

describe.each(['ages_10_12', 'ages_12_plus'] as const)('problems of %s', (band) => {
  it('have no picture', () => {
    expect(problemsOf(band, 1000).filter((problem) => pictureFor(problem) !== null)).toEqual([]);
  });
});
