import { offlineWorkerPath } from '@countertop/contract/site/offline.constants';
import { isFull, keepCurrentBuild } from './keptBuilds.ts';
import type { TrustedRules } from '../shared/trustedTypes.ts';

/** Only one tab downloads. */
const lockName = 'offline';

/** `unavailable`: the site can't be kept. `full`, `refused`: the browser's storage. `busy`: another tab is downloading. */
export type KeepResult = 'kept' | 'unavailable' | 'full' | 'refused' | 'failed' | 'busy';

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the connection is paid by volume, as far as the browser says. */
export function isMetered(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true || connection?.type === 'cellular';
}

function failureOf(error: unknown): KeepResult {
  if (!(error instanceof DOMException)) return 'failed';
  if (isFull(error)) return 'full';
  return error.name === 'SecurityError' || error.name === 'InvalidStateError' ? 'refused' : 'failed';
}

const rules: TrustedRules = {
  createScriptURL(url) {
    if (url === offlineWorkerPath) return url;
    throw new TypeError(`${url} is not the service worker.`);
  },
};
let policy: TrustedRules | null = null;

async function register(): Promise<void> {
  // The Content-Security-Policy allows a policy of this name once per page.
  policy ??= globalThis.trustedTypes?.createPolicy('offline', rules) ?? rules;
  await navigator.serviceWorker.register(policy.createScriptURL(offlineWorkerPath), { updateViaCache: 'none' });
}

/**
 * Keeps the game for use without a network, in a secure context of a browser with service workers. `onProgress` gets the share kept
 * so far, from 0 to 1.
 */
export async function keepForOffline(onProgress?: (share: number) => void): Promise<KeepResult> {
  try {
    return await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (lock === null) return 'busy';
      if (!(await keepCurrentBuild(onProgress))) return 'unavailable';
      await register();
      return 'kept';
    });
  } catch (error) {
    console.warn('The game could not be kept for offline:', error);
    return failureOf(error);
  }
}
