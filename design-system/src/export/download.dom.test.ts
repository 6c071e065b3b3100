import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { download, urlLifetimeMs } from './download.ts';

const url = 'blob:countertop';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has neither object URLs nor downloads.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => url, revokeObjectURL: vi.fn<(url: string) => void>() }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the file until Safari has read it, and frees its memory afterwards', () => {
  download(new Uint8Array([1]), 'application/pdf', 'cards.pdf');

  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(urlLifetimeMs - 1);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(url);
});
