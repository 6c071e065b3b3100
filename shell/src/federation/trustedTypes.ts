import { isKnownOrigin } from './remotesBlock.ts';

interface Policy {
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

declare global {
  // Trusted Types are not in the compiler's DOM library, and not in every browser.
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

/** Allows scripts from the site and its remotes, and inline scripts that are JSON data and so run no code. */
const rules: Policy = {
  createScriptURL(url) {
    if (isKnownOrigin(url)) return url;
    throw new TypeError(`${url} is not a URL of the site or of a remote.`);
  },
  createScript(text) {
    JSON.parse(text);
    return text;
  },
};

/** Trusted Types policy for script URLs and inline JSON. The server's Content-Security-Policy header allows it by name. */
export const trusted: Policy = globalThis.trustedTypes?.createPolicy('mf-loader', rules) ?? rules;
