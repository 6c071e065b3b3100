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

  describe('with a picture', () => {
    const picture = new File(['badge'], 'badge.png', { type: 'image/png' });

    it.each([
      ['shares it where the device shares files', () => true, { ...shared, files: [picture] }],
      ['shares the page only where it does not', () => false, shared],
      ['shares the page only where nothing is known about files', undefined, shared],
    ])('%s', async (_, canShare, expected) => {
      const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
      vi.stubGlobal('navigator', { share, canShare });

      expect(await shareByDevice(shared, () => Promise.resolve(picture))).toBe(true);

      expect(share).toHaveBeenCalledWith(expected);
    });

    it('shares the page only if the picture cannot be drawn', async () => {
      const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
      vi.stubGlobal('navigator', { share, canShare: () => true });

      expect(await shareByDevice(shared, () => Promise.reject(new Error('no canvas')))).toBe(true);

      expect(share).toHaveBeenCalledWith(shared);
    });
  });

  it('returns true if the user closed the share sheet', async () => {
    withShare(() => Promise.reject(new DOMException('closed', 'AbortError')));

    expect(await shareByDevice(shared)).toBe(true);
  });
});
