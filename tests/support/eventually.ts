import { vi } from 'vitest';

/** Waits until the check passes, as long as `expect.poll` does: a busy machine takes many times as long as a quiet one. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000 });
