import { createHash } from 'node:crypto';

/** Trusted Types policies: one of the shell's loader and one per build (`output.trustedTypes.policyName`). */
const trustedTypes = 'mf-loader shell mf_game mf_account mf_admin';

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Where the payment provider's script, its window and what they ask for are. */
export interface PaymentOrigins {
  readonly checkout: string;
  readonly api: string;
}

/** What the policy of a page allows in addition to our own files. */
interface Allowed {
  readonly sources: string;
  /** Null on every page but those where one pays. */
  readonly payment: PaymentOrigins | null;
}

/** The CSP hash source of an inline style: the text exactly as it stands between the tags. */
function hashSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

function policyOf({ sources, payment }: Allowed, styles: readonly string[]): string {
  const provider = payment ? ` ${[...new Set([payment.checkout, payment.api])].join(' ')}` : '';
  return [
    "default-src 'none'",
    `script-src ${sources}${payment ? ` ${payment.checkout}` : ''}`,
    `style-src ${[...new Set(styles.map(hashSource))].join(' ')}`,
    // The provider's script draws its own window from HTML text with style attributes, and knows no Trusted Types. Nobody
    // asks for them there, so nobody is kept from naming a policy: the door to that script has one.
    ...(payment ? ["style-src-attr 'unsafe-inline'", `frame-src${provider}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${sources}${provider}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(payment ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes}`]),
  ].join('; ');
}

function permissionsOf(payment: PaymentOrigins | null): string {
  return permissions.map((name) => `${name}=(${name === 'payment' && payment ? `"${payment.api}"` : ''})`).join(', ');
}

/**
 * Creates the function that returns a page's own headers, from the texts of the `<style>` elements that it may have. They are
 * the same for every visitor. `payment` names the provider on pages where one pays.
 */
export function pageHeaders(
  remoteOrigins: readonly string[],
  payment: PaymentOrigins | null = null,
): (styles: readonly string[]) => Record<string, string> {
  const sources = ["'self'", ...remoteOrigins].join(' ');
  const fixed = {
    // Nothing in a page depends on who is signed in. Any cache may keep it if it asks each time whether it changed.
    'Cache-Control': 'public, no-cache',
    Vary: 'Accept-Encoding, Cookie',
    // A bank asks for its code in a window that the provider's frame opens.
    'Cross-Origin-Opener-Policy': payment ? 'same-origin-allow-popups' : 'same-origin',
    'Permissions-Policy': permissionsOf(payment),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  return (styles) => ({ ...fixed, 'Content-Security-Policy': policyOf({ sources, payment }, styles) });
}
