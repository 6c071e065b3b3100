import { trusted } from '../app/trustedTypes.ts';

const tries = new Map<string, number>();

/** A browser joins a second request to a first that still hangs, so each further try has an address of its own. */
function nextTry(url: string): string {
  const count = tries.get(url) ?? 0;
  tries.set(url, count + 1);
  return count === 0 ? url : `${url}?try=${count}`;
}

/** Runs the script of a remote. Rejects when it does not come; what it holds is for the caller to look at. */
export function runRemoteScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted.createScriptURL(nextTry(url));
    script.dataset['remote'] = '';
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} did not come.`)));
    for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
    document.head.append(script);
  });
}
