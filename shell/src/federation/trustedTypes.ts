import { isKnownOrigin } from './remotesBlock.ts';

interface Policy {
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

declare global {
  // Trusted Types are not in the compiler's DOM library, and not in every browser.
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

/** What may become code: scripts from the site and its remotes, and texts that are JSON and so do nothing when run. */
const rules: Policy = {
  createScriptURL(url) {
    if (isKnownOrigin(url)) return url;
    throw new TypeError(`${url} is not an address of the site or of a remote.`);
  },
  createScript(text) {
    JSON.parse(text);
    return text;
  },
};

/** The one door for script addresses and script texts under the strict policy. The server names it in its header. */
export const trusted: Policy = globalThis.trustedTypes?.createPolicy('mf-loader', rules) ?? rules;
