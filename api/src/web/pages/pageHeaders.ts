import { createHash } from 'node:crypto';
import { policyReportPath } from '@countertop/contract/payments/payments.limits';
import type { PaymentSettings } from '../../platform/config/paymentSettings.ts';

/**
 * Trusted Types policies: that of the shell's remote loader, that of the service worker's address, and one per build
 * (`output.trustedTypes.policyName`).
 */
const trustedTypes = 'mf-loader offline shell mf_game mf_account mf_admin';

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Origins of the payment provider's script and API, and of what its script loads. */
export interface PaymentOrigins {
  readonly checkout: string;
  readonly api: string;
  /** Scripts and images that the checkout loads. */
  readonly assets: readonly string[];
  /** Where the checkout sends its own events. */
  readonly events: readonly string[];
}

/** Hosts of the real checkout, from the policy of Razorpay's own module (`razorpay-magento/etc/csp_whitelist.xml`). */
const realCheckout = {
  origin: 'https://checkout.razorpay.com',
  assets: ['https://cdn.razorpay.com'],
  events: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
} as const;

/** Returns the origins that the checkout pages must allow. */
export function originsOf({ apiUrl, checkoutUrl }: PaymentSettings): PaymentOrigins {
  const checkout = new URL(checkoutUrl).origin;
  const { assets, events } = checkout === realCheckout.origin ? realCheckout : { assets: [], events: [] };
  return { api: apiUrl, checkout, assets, events };
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

/** Name of the reporting endpoint of payment pages. */
const reportGroup = 'blocked';

function policyOf({ sources, inlineScripts, payment }: PolicyOptions, styles: readonly string[]): string {
  const listOf = (origins: readonly string[]) => [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  const provider = payment ? [payment.checkout, payment.api] : [];
  const { assets = [], events = [] } = payment ?? {};
  return [
    "default-src 'none'",
    `script-src ${[sources, ...inlineScripts].join(' ')}${listOf([...provider.slice(0, 1), ...assets])}`,
    `style-src ${[...new Set(styles.map(hashSource))].join(' ')}`,
    // The provider's script renders its window from HTML strings with style attributes and does not support Trusted Types, so
    // payment pages do not require them.
    ...(payment ? ["style-src-attr 'unsafe-inline'", `frame-src${listOf(provider)}`] : []),
    `img-src 'self' data:${listOf(assets)}`,
    "font-src 'self'",
    `connect-src ${sources}${listOf([...provider, ...events])}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(payment
      ? [`report-uri ${policyReportPath}`, `report-to ${reportGroup}`]
      : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes}`]),
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
    ...(payment && { 'Reporting-Endpoints': `${reportGroup}="${policyReportPath}"` }),
  };
  return (styles) => ({ ...fixed, 'Content-Security-Policy': policyOf({ sources, inlineScripts, payment }, styles) });
}
