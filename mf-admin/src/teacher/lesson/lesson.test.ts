import { ageBands } from '@countertop/engine/problems/band';
import { problemKey } from '@countertop/engine/problems/makeProblem';
import { describe, expect, it } from 'vitest';
import { lessonLink, lessonProblems } from './lesson.ts';

describe.each(ageBands)('the tickets of %s', (band) => {
  const lesson = { band, seed: 7, count: 18, type: null } as const;

  it('are the same for the same lesson, and others for another one', () => {
    expect(lessonProblems(lesson)).toEqual(lessonProblems(lesson));
    expect(lessonProblems({ ...lesson, seed: 8 })).not.toEqual(lessonProblems(lesson));
  });

  it('repeat no numbers', () => {
    const keys = lessonProblems({ ...lesson, count: 6 }).map(problemKey);

    expect(new Set(keys).size).toBe(6);
  });

  it('have one kind of problem if a teacher chooses it', () => {
    const types = lessonProblems({ ...lesson, count: 6, type: 'order_total' }).map(({ type }) => type);

    expect(new Set(types)).toEqual(new Set(['order_total']));
  });
});

it('has a link that students can type', () => {
  const lesson = { seed: 7, band: 'ages_8_9' } as const;

  expect(lessonLink('https://example.org', { ...lesson, type: null })).toBe(
    'https://example.org/game?seed=7&ages=ages_8_9',
  );
  expect(lessonLink('https://example.org', { ...lesson, type: 'pricing' })).toBe(
    'https://example.org/game?seed=7&ages=ages_8_9&type=pricing',
  );
});
