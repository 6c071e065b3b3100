import { afterEach, describe, expect, it, vi } from 'vitest';
import { networks, shareByDevice } from './networks.ts';

const shared = { url: 'https://countertop.test/game?a=1&b=2', title: 'Math Bistro', text: 'Sums & soup' };

afterEach(() => vi.unstubAllGlobals());

describe('networks', () => {
  it('are Twitter, Facebook and LinkedIn, with the page as one value of their address', () => {
    const addresses = networks.map(({ address }) => new URL(address(shared)));

    expect(networks.map(({ name }) => name)).toEqual(['twitter', 'facebook', 'linkedin']);
    expect(addresses.map(({ protocol }) => protocol)).toEqual(['https:', 'https:', 'https:']);
    expect(addresses.map(({ searchParams }) => searchParams.get('url') ?? searchParams.get('u'))).toEqual(
      networks.map(() => shared.url),
    );
    expect(addresses[0]?.searchParams.get('text')).toBe('Sums & soup');
  });
});

describe('shareByDevice', () => {
  const withShare = (share?: () => Promise<void>) => vi.stubGlobal('navigator', share === undefined ? {} : { share });

  it('takes over where the device can share', async () => {
    const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    withShare(share);

    expect(await shareByDevice(shared)).toBe(true);
    expect(share).toHaveBeenCalledWith(shared);
  });

  it('leaves it to the panel where the device cannot, or fails', async () => {
    withShare();
    expect(await shareByDevice(shared)).toBe(false);

    withShare(() => Promise.reject(new DOMException('not now', 'NotAllowedError')));
    expect(await shareByDevice(shared)).toBe(false);
  });

  it('does not open the panel when the person closed the sheet of the device', async () => {
    withShare(() => Promise.reject(new DOMException('closed', 'AbortError')));

    expect(await shareByDevice(shared)).toBe(true);
  });
});
