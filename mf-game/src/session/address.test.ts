import { describe, expect, it } from 'vitest';
import { readAddress, replayLink } from './address.ts';

describe('readAddress', () => {
  it('reads the seed, the age band and the type of problem', () => {
    expect(readAddress('?seed=7&ages=ages_8_9&type=pricing')).toEqual({ seed: 7, band: 'ages_8_9', type: 'pricing' });
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
    expect(readAddress(search)).toEqual({ seed: null, band: null, type: null });
  });

  it('accepts the largest seed', () => {
    expect(readAddress('?seed=4294967295').seed).toBe(4294967295);
  });
});

it('creates a replay link that parses back to the same game', () => {
  const link = (onlyType: 'pricing' | null) =>
    replayLink('https://example.org', { seed: 42, band: 'ages_12_plus', onlyType });

  expect(link(null)).toBe('https://example.org/game?seed=42&ages=ages_12_plus');
  expect(readAddress(new URL(link('pricing')).search)).toEqual({ seed: 42, band: 'ages_12_plus', type: 'pricing' });
});
