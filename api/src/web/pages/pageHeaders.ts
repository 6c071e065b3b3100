import { createHash } from 'node:crypto';

/**
 * Trusted Types policies: that of the shell's remote loader, that of the service worker's address, and one per build
 * (`output.trustedTypes.policyName`).
 */
const trustedTypes = 'mf-loader offline shell mf_game mf_account mf_admin';

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Origins of the payment provider's script and API. */
export interface PaymentOrigins {
  readonly checkout: string;
  readonly api: string;
}

interface Site {
  readonly remoteOrigins: readonly string[];
  /** HTML of a page without its content. */
  readonly template: string;
}

interface PolicyOptions {
  /** Allowed sources of scripts and requests. */
  readonly sources: string;
  /** Hash sources of the inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Null except on payment pages. */
  readonly payment: PaymentOrigins | null;
}

/** Returns the CSP hash source of an inline style or script: of the exact text between the tags. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policyOf({ sources, inlineScripts, payment }: PolicyOptions, styles: readonly string[]): string {
  const provider = payment ? ` ${[...new Set([payment.checkout, payment.api])].join(' ')}` : '';
  return [
    "default-src 'none'",
    `script-src ${[sources, ...inlineScripts, ...(payment ? [payment.checkout] : [])].join(' ')}`,
    `style-src ${[...new Set(styles.map(hashSource))].join(' ')}`,
    // The provider's script renders its window from HTML strings with style attributes and does not support Trusted Types, so
    // payment pages do not require them.
    ...(payment ? ["style-src-attr 'unsafe-inline'", `frame-src${provider}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${sources}${provider}`,
    "manifest-src 'self'",
    "worker-src 'self'",
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
 * Returns a function that creates a page's headers from the CSS of its `<style>` elements. They are the same for every visitor.
 * `payment` is the provider on payment pages.
 */
export function pageHeaders(
  { remoteOrigins, template }: Site,
  payment: PaymentOrigins | null = null,
): (styles: readonly string[]) => Record<string, string> {
  const sources = ["'self'", ...remoteOrigins].join(' ');
  const inlineScripts = [...template.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) =>
    hashSource(script),
  );
  const fixed = {
    // Pages do not depend on who is signed in, except a child's, so any cache may store them if it revalidates each time.
    'Cache-Control': 'public, no-cache',
    Vary: 'Accept-Encoding, Cookie',
    // Banks ask for their code in a popup that the provider's frame opens.
    'Cross-Origin-Opener-Policy': payment ? 'same-origin-allow-popups' : 'same-origin',
    'Permissions-Policy': permissionsOf(payment),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  return (styles) => ({ ...fixed, 'Content-Security-Policy': policyOf({ sources, inlineScripts, payment }, styles) });
}
