import type { TrustedRules } from '@countertop/client/shared/trustedTypes';
import { isKnownOrigin } from './remotesBlock.ts';

interface Policy extends TrustedRules {
  createScript(text: string): string;
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
