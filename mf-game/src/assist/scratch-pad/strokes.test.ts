import { expect, it } from 'vitest';
import { cleared, emptyWork, currentStrokes, undone, withStroke } from './strokes.ts';

const one = [{ x: 1, y: 1 }];
const two = [{ x: 2, y: 2 }];

it('keeps strokes in the order they were drawn', () => {
  expect(currentStrokes(emptyWork)).toEqual([]);
  expect(currentStrokes(withStroke(withStroke(emptyWork, one), two))).toEqual([one, two]);
});

it('undoes the last stroke', () => {
  const work = withStroke(withStroke(emptyWork, one), two);

  expect(currentStrokes(undone(work))).toEqual([one]);
  expect(currentStrokes(undone(undone(undone(work))))).toEqual([]);
});

it('clears all strokes and undoes it', () => {
  const work = cleared(withStroke(emptyWork, one));

  expect(currentStrokes(work)).toEqual([]);
  expect(currentStrokes(undone(work))).toEqual([one]);
});

it('does not change an empty pad', () => {
  expect(cleared(emptyWork)).toBe(emptyWork);
});

it('keeps the typed notes', () => {
  const work = { ...withStroke(emptyWork, one), typed: '3 × 4.50' };

  expect(cleared(work).typed).toBe('3 × 4.50');
  expect(undone(work).typed).toBe('3 × 4.50');
});
