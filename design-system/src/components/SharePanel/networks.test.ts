import { describe, expect, it } from 'vitest';
import { networks } from './networks.ts';

const shared = { url: 'https://countertop.test/game?a=1&b=2', title: 'Math Bistro', text: 'Sums & soup' };

describe('networks', () => {
  it('are Twitter, Facebook and LinkedIn, with the page URL as a parameter', () => {
    const addresses = networks.map(({ address }) => new URL(address(shared)));

    expect(networks.map(({ name }) => name)).toEqual(['twitter', 'facebook', 'linkedin']);
    expect(addresses.map(({ protocol }) => protocol)).toEqual(['https:', 'https:', 'https:']);
    expect(addresses.map(({ searchParams }) => searchParams.get('url') ?? searchParams.get('u'))).toEqual(
      networks.map(() => shared.url),
    );
    expect(addresses[0]?.searchParams.get('text')).toBe('Sums & soup');
  });
});
