interface Rules {
  createScriptURL(url: string): string;
}

declare global {
  // Trusted Types are not in the compiler's DOM library, and not in every browser.
  var trustedTypes: { createPolicy<Policy extends Rules>(name: string, rules: Policy): Policy } | undefined;
}

/** Creates a Trusted Types policy, which the server's Content-Security-Policy header has to allow by its name. Once per page and name. */
export function trustedPolicy<Policy extends Rules>(name: string, rules: Policy): Policy {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}
