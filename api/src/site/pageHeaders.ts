/** Trusted Types policies: one of the shell's loader and one per build (`output.trustedTypes.policyName`). */
const trustedTypes = 'mf-loader shell mf_game mf_account mf_admin';

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Makes the headers of a page: all but the nonce is the same for every response. */
export function pageHeaders(remoteOrigins: readonly string[]): (nonce: string) => Record<string, string> {
  const sources = ["'self'", ...remoteOrigins].join(' ');
  const fixed = {
    'Cache-Control': 'private, no-cache',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return (nonce) => ({
    ...fixed,
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${sources}`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src ${sources}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${trustedTypes}`,
    ].join('; '),
  });
}
