import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareByDevice } from './device.ts';

const shared = { url: 'https://countertop.test/game?a=1&b=2', title: 'Math Bistro', text: 'Sums & soup' };

afterEach(() => vi.unstubAllGlobals());

describe('shareByDevice', () => {
  const withShare = (share?: () => Promise<void>) => vi.stubGlobal('navigator', share === undefined ? {} : { share });

  it('uses the native share sheet if there is one', async () => {
    const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    withShare(share);

    expect(await shareByDevice(shared)).toBe(true);
    expect(share).toHaveBeenCalledWith(shared);
  });

  it('returns false if there is no share sheet, or it fails', async () => {
    withShare();
    expect(await shareByDevice(shared)).toBe(false);

    withShare(() => Promise.reject(new DOMException('not now', 'NotAllowedError')));
    expect(await shareByDevice(shared)).toBe(false);
  });

  it('returns true if the user closed the share sheet', async () => {
    withShare(() => Promise.reject(new DOMException('closed', 'AbortError')));

    expect(await shareByDevice(shared)).toBe(true);
  });
});
