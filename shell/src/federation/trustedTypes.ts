import { trustedPolicy } from '@countertop/client/trustedTypes';
import { isKnownOrigin } from './remotesBlock.ts';

/** Allows scripts from the site and its remotes, and inline scripts that are JSON data and so run no code. */
export const trusted = trustedPolicy('mf-loader', {
  createScriptURL(url: string) {
    if (isKnownOrigin(url)) return url;
    throw new TypeError(`${url} is not a URL of the site or of a remote.`);
  },
  createScript(text: string) {
    JSON.parse(text);
    return text;
  },
});
