import { describe, expect, it } from 'vitest';
import { readAddress, replayLink } from './address.ts';

describe('readAddress', () => {
  it('reads the seed and the age band', () => {
    expect(readAddress('?seed=7&ages=ages_8_9')).toEqual({ seed: 7, band: 'ages_8_9' });
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
  ])('ignores an invalid query: %s', (search) => {
    expect(readAddress(search)).toEqual({ seed: null, band: null });
  });

  it('accepts the largest seed', () => {
    expect(readAddress('?seed=4294967295').seed).toBe(4294967295);
  });
});

it('creates a replay link that parses back to the same game', () => {
  const link = replayLink('https://example.org', 42, 'ages_12_plus');

  expect(readAddress(new URL(link).search)).toEqual({ seed: 42, band: 'ages_12_plus' });
});
