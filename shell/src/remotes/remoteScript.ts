import { isKnownOrigin } from './remotesBlock.ts';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  // Trusted Types are not in the compiler's DOM library, and not in every browser.
  var trustedTypes: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy } | undefined;
}

function onlyKnown(url: string): string {
  if (isKnownOrigin(url)) return url;
  throw new TypeError(`${url} is not an address of a remote.`);
}

const rules: ScriptUrlPolicy = { createScriptURL: onlyKnown };
const policy = globalThis.trustedTypes?.createPolicy('mf-loader', rules) ?? rules;

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
    script.src = policy.createScriptURL(nextTry(url));
    script.dataset['remote'] = '';
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} did not come.`)));
    for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
    document.head.append(script);
  });
}
