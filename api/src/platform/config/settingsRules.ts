import type { SetVariables } from './envVariables.ts';
import { isLoopback, reachableThrough } from './isReachableByOthers.mjs';

const hostOf = (url: string) => new URL(url).hostname;

/** A server that other machines can reach has real users, so it must run in production. */
function reachabilityErrors(data: SetVariables): string[] {
  const setting = data.NODE_ENV === 'production' ? null : reachableThrough(data);
  if (setting === null) return [];
  return [
    `${setting}=${data[setting]} lets other machines reach this server: set NODE_ENV=production as well, or remove ${setting}.`,
  ];
}

function productionErrors(data: SetVariables): string[] {
  if (data.NODE_ENV !== 'production') return [];
  const origin = data.PUBLIC_ORIGIN;
  return [
    ...(data.SESSION_SECRET === undefined
      ? ['SESSION_SECRET must be set with NODE_ENV=production, for example to the output of `openssl rand -base64 32`.']
      : []),
    ...(origin === undefined
      ? [
          'PUBLIC_ORIGIN must be set with NODE_ENV=production to the web address of the site, like https://countertop.example.',
        ]
      : []),
    ...(origin?.startsWith('http:') && !isLoopback(hostOf(origin))
      ? ['PUBLIC_ORIGIN must begin with https:// with NODE_ENV=production, unless it is localhost.']
      : []),
    ...(data.OIDC_ISSUER?.startsWith('http:')
      ? ['OIDC_ISSUER must begin with https:// with NODE_ENV=production.']
      : []),
  ];
}

/** Other payment APIs are for testing only, never with real money or real customers. */
function paymentUrlErrors(data: SetVariables): string[] {
  const foreign = (['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const).filter(
    (name) => !/(?:^|\.)razorpay\.com$/.test(hostOf(data[name])) || !data[name].startsWith('https:'),
  );
  const isTest = data.RAZORPAY_KEY_ID?.startsWith('rzp_test_') ?? true;
  const isProduction = data.NODE_ENV === 'production';
  return foreign
    .filter((name) => !isTest || (isProduction && !isLoopback(hostOf(data[name]))))
    .map(
      (name) =>
        `${name} must be at https://….razorpay.com, except for tests with a key rzp_test_…; with NODE_ENV=production, tests must stay on this machine.`,
    );
}

/** Whether the sender address can receive replies, which the default cannot. */
const hasRealSender = ({ MAIL_FROM: from }: SetVariables) => /@[^@\s]+\.[^@\s.]+>?$/.test(from);

/** Test cards must not buy plans on a public server, and paying customers must get receipts and support. */
function paymentErrors(data: SetVariables): string[] {
  const { RAZORPAY_KEY_ID: key } = data;
  if (key === undefined) return [];
  if (key.startsWith('rzp_test_')) {
    if (data.NODE_ENV !== 'production') return [];
    if (data.ALLOW_TEST_PAYMENTS === undefined) {
      return [
        'RAZORPAY_KEY_ID must be a live key (rzp_live_…) with NODE_ENV=production: with a test key, anybody could get a plan for free. To try test payments on this machine, set ALLOW_TEST_PAYMENTS=yes.',
      ];
    }
    const setting = reachableThrough(data);
    return setting === null
      ? []
      : [`ALLOW_TEST_PAYMENTS only works on a server that other machines cannot reach: remove it, or ${setting}.`];
  }
  const needed = [
    ...(data.SMTP_URL === undefined ? ['SMTP_URL'] : []),
    ...(hasRealSender(data) ? [] : ['MAIL_FROM (an address of your domain)']),
    ...(data.SUPPORT_EMAIL === undefined ? ['SUPPORT_EMAIL'] : []),
  ];
  return needed.length === 0
    ? []
    : [`${needed.join(', ')} must be set for live payments: customers get receipts and refunds by email.`];
}

function requiredTogether(data: SetVariables, named: readonly (keyof SetVariables)[]): string[] {
  const present = named.filter((name) => data[name] !== undefined);
  const missing = named.filter((name) => data[name] === undefined);
  return present.length > 0 && missing.length > 0
    ? [`${missing.join(' and ')} must be set along with ${present.join(' and ')}.`]
    : [];
}

/**
 * Returns a sentence for each contradictory or missing setting. `isLoopbackAssumed` skips the check that other machines cannot
 * reach the server.
 */
export function settingsErrors(data: SetVariables, isLoopbackAssumed: boolean): string[] {
  return [
    ...(isLoopbackAssumed ? [] : reachabilityErrors(data)),
    ...productionErrors(data),
    ...(data.METRICS_PORT === data.PORT && data.PORT !== '0'
      ? ['METRICS_PORT must differ from PORT: metrics are not for visitors.']
      : []),
    ...requiredTogether(data, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
    ...requiredTogether(data, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']),
    ...(data.RAZORPAY_WEBHOOK_SECRET_EARLIER !== undefined && data.RAZORPAY_WEBHOOK_SECRET === undefined
      ? ['RAZORPAY_WEBHOOK_SECRET must be set along with RAZORPAY_WEBHOOK_SECRET_EARLIER.']
      : []),
    ...paymentErrors(data),
    ...paymentUrlErrors(data),
  ];
}
