import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareByDevice } from './device.ts';

const shared = { url: 'https://countertop.test/game?a=1&b=2', title: 'Math Bistro', text: 'Sums & soup' };

afterEach(() => vi.unstubAllGlobals());

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
