import { describe, expect, it } from 'vitest';
import { readLesson } from '@countertop/engine/lesson/lessonCode';
import { newGame } from '@countertop/engine/play/newGame';
import { searchFormat } from '@countertop/routes/routes';
import { readAddress, replayLink } from './address.ts';

const read = (search: string) => readAddress(searchFormat.parseSearch(search));

describe('readAddress', () => {
  it('reads the seed, the age band and the type of problem', () => {
    expect(read('?seed=7&ages=ages_8_9&type=pricing')).toEqual({
      seed: 7,
      band: 'ages_8_9',
      type: 'pricing',
      lesson: null,
    });
  });

  it.each([
    '',
    '?seed=',
    '?seed=-1',
    '?seed=1.5',
    '?seed=4294967296',
    '?seed=0x10',
    '?ages=ages_99',
    '?ages=__proto__',
    '?type=division',
    '?type=__proto__',
  ])('ignores an invalid query: %s', (search) => {
    expect(read(search)).toEqual({ seed: null, band: null, type: null, lesson: null });
  });

  it('accepts the largest seed', () => {
    expect(read('?seed=4294967295').seed).toBe(4294967295);
  });
});

it('creates a replay link that parses back to the same game', () => {
  const link = (onlyType: 'pricing' | null) =>
    replayLink('https://example.org', { seed: 42, band: 'ages_12_plus', onlyType, lesson: null });

  expect(link(null)).toBe('https://example.org/game?seed=42&ages=ages_12_plus');
  expect(read(new URL(link('pricing')).search)).toMatchObject({
    seed: 42,
    band: 'ages_12_plus',
    type: 'pricing',
  });
});

it('reads a lesson, whose replay link is the link of the lesson', () => {
  const { lesson } = read('?lesson=2myw-psqk-4wr6');
  if (lesson === null || typeof lesson === 'string') throw new Error('The code must be readable.');

  expect(lesson).toEqual(readLesson('2MYW-PSQK-4WR6'));
  expect(replayLink('https://example.org', newGame({ seed: 1, band: 'ages_6_7', lesson }))).toBe(
    'https://example.org/game?lesson=2MYW-PSQK-4WR6',
  );
  expect(read('?lesson=2MYW-PSQK-4WR7').lesson).toBe('invalid');
});
