import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trusted } from './trustedTypes.ts';

const attempts = new Map<string, number>();
/** Entries that the shell no longer waits for: it dispatches `error` on their scripts (`timeLimit.ts`). */
const abandonedEntries = new Set<string>();

/** Makes every retry use a different URL: browsers join a second request for a URL to a first one that still hangs. */
function urlOfAttempt(url: string): string {
  const attempt = attempts.get(url) ?? 0;
  attempts.set(url, attempt + 1);
  return attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}try=${attempt}`;
}

/**
 * Runtime plugin for loading remotes under the strict content security policy, and for retrying after a failure. Register
 * it globally: every remote has its own Module Federation instance and needs the hooks too.
 */
export const scriptDeliveryPlugin: ModuleFederationRuntimePlugin = {
  name: 'script-delivery',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = trusted.createScriptURL(urlOfAttempt(url));
    // The page's time limit finds pending scripts by this attribute.
    script.dataset['remote'] = '';
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    abandonedEntries.delete(url);
    script.addEventListener('error', ({ isTrusted }) => {
      if (!isTrusted) abandonedEntries.add(url);
    });
    return script;
  },
  // Requests the entry once more immediately, for the same reason as `retryChunks`: a failed preload fails the script, too.
  loadEntryError({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) {
    if (abandonedEntries.has(remoteInfo.entry)) return Promise.resolve(undefined);
    delete globalLoading[uniqueKey];
    const retried = getRemoteEntry({ origin, remoteInfo }).then((entry) => entry || undefined);
    // The hook is typed as a promise of a promise, which an async function cannot return.
    return new Promise((resolve) => {
      resolve(retried);
    });
  },
  errorLoadShare({ pkgName, shareScopeMap }) {
    // The runtime (2.9.2) keeps the rejected promise and would answer every retry with it.
    for (const shared of Object.values(shareScopeMap['default']?.[pkgName] ?? {})) shared.loading = null;
  },
};
