import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageUnavailable, withinTimeLimit } from './timeLimit.ts';

const never = new Promise<string>(() => {});

function pendingScript(): HTMLScriptElement {
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

  it('resolves with what arrives in time', async () => {
    await expect(withinTimeLimit(Promise.resolve('page'))).resolves.toBe('page');
  });

  it('rejects with the cause of the failure', async () => {
    const cause = new Error('404');

    await expect(withinTimeLimit(Promise.reject(cause))).rejects.toMatchObject({ name: 'PageUnavailable', cause });
  });

  it('abandons the page and its pending scripts at the time limit', async () => {
    const script = pendingScript();
    const failed = vi.fn<() => void>();
    script.addEventListener('error', failed);

    const result = withinTimeLimit(never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);

    await expect(result).resolves.toBeInstanceOf(PageUnavailable);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('reports when a script loads after all', async () => {
    const script = pendingScript();
    const result = withinTimeLimit(never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    const error = await result;

    script.dispatchEvent(new Event('load'));

    expect(error).toBeInstanceOf(PageUnavailable);
    if (error instanceof PageUnavailable) await expect(error.arrived).resolves.toBeUndefined();
  });
});
