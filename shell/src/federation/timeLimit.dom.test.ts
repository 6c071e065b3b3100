import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageUnavailable, withinTimeLimit } from './timeLimit.ts';

const never = new Promise<string>(() => {});

function waitingScript(): HTMLScriptElement {
  const script = document.createElement('script');
  script.dataset['remote'] = '';
  document.head.append(script);
  return script;
}

describe('withinTimeLimit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it('gives what arrives in time', async () => {
    await expect(withinTimeLimit(Promise.resolve('page'))).resolves.toBe('page');
  });

  it('says why a page could not be loaded', async () => {
    const cause = new Error('404');

    await expect(withinTimeLimit(Promise.reject(cause))).rejects.toMatchObject({ name: 'PageUnavailable', cause });
  });

  it('gives up on a page and on its waiting scripts when the time is over', async () => {
    const script = waitingScript();
    const failed = vi.fn<() => void>();
    script.addEventListener('error', failed);

    const result = withinTimeLimit(never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);

    await expect(result).resolves.toBeInstanceOf(PageUnavailable);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('tells when a script comes after all', async () => {
    const script = waitingScript();
    const result = withinTimeLimit(never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    const error = await result;

    script.dispatchEvent(new Event('load'));

    expect(error).toBeInstanceOf(PageUnavailable);
    if (error instanceof PageUnavailable) await expect(error.arrived).resolves.toBeUndefined();
  });
});
