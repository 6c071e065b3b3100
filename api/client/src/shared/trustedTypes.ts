/** Rules of a Trusted Types policy. */
export interface TrustedRules {
  createScriptURL(url: string): string;
}

declare global {
  // Trusted Types are not in the compiler's DOM library, and not in every browser.
  var trustedTypes: { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules } | undefined;
}
