import type { SetVariables } from './envVariables.ts';
import { isLoopback, reachableThrough } from './isReachableByOthers.mjs';

const hostOf = (url: string) => new URL(url).hostname;

/** A server that others can reach has real users, so it gets the rules of production or does not start. */
function reachabilityFaults(data: SetVariables): string[] {
  const setting = data.NODE_ENV === 'production' ? null : reachableThrough(data);
  if (setting === null) return [];
  return [
    `${setting}=${data[setting]} lets other machines reach this server: set NODE_ENV=production as well, or remove ${setting}.`,
  ];
}

function productionFaults(data: SetVariables): string[] {
  if (data.NODE_ENV !== 'production') return [];
  const origin = data.PUBLIC_ORIGIN;
  return [
    ...(data.SESSION_SECRET === undefined
      ? ['SESSION_SECRET must be set with NODE_ENV=production, for example to what `openssl rand -base64 32` prints.']
      : []),
    ...(origin === undefined
      ? [
          'PUBLIC_ORIGIN must be set with NODE_ENV=production, to the web address of the site, like https://countertop.example.',
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

/** With real money, or real people, nobody but the provider is told what is paid. */
function paymentAddressFaults(data: SetVariables): string[] {
  const elsewhere = (['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const).filter(
    (name) => !/(?:^|\.)razorpay\.com$/.test(hostOf(data[name])) || !data[name].startsWith('https:'),
  );
  const isTest = data.RAZORPAY_KEY_ID?.startsWith('rzp_test_') ?? true;
  const isProduction = data.NODE_ENV === 'production';
  return elsewhere
    .filter((name) => !isTest || (isProduction && !isLoopback(hostOf(data[name]))))
    .map(
      (name) =>
        `${name} may lead elsewhere than to https://….razorpay.com only for trying, with a key rzp_test_…; with NODE_ENV=production only to this very machine.`,
    );
}

/** Whether mails come from an address that can be answered: not from the default, which no other machine knows. */
const hasRealSender = ({ MAIL_FROM: from }: SetVariables) => /@[^@\s]+\.[^@\s.]+>?$/.test(from);

/** Test cards must buy nothing from a public server, and who pays real money must get receipts and find help. */
function paymentFaults(data: SetVariables): string[] {
  const { RAZORPAY_KEY_ID: key } = data;
  if (key === undefined) return [];
  if (key.startsWith('rzp_test_')) {
    if (data.NODE_ENV !== 'production') return [];
    if (data.ALLOW_TEST_PAYMENTS === undefined) {
      return [
        'RAZORPAY_KEY_ID must be a live key (rzp_live_…) with NODE_ENV=production: with a test key anybody could get a plan for nothing. To try test payments on this machine, set ALLOW_TEST_PAYMENTS=yes.',
      ];
    }
    const setting = reachableThrough(data);
    return setting === null
      ? []
      : [`ALLOW_TEST_PAYMENTS works only on a server that other machines cannot reach: remove it, or ${setting}.`];
  }
  const needed = [
    ...(data.SMTP_URL === undefined ? ['SMTP_URL'] : []),
    ...(hasRealSender(data) ? [] : ['MAIL_FROM (an address of your domain)']),
    ...(data.SUPPORT_EMAIL === undefined ? ['SUPPORT_EMAIL'] : []),
  ];
  return needed.length === 0
    ? []
    : [`${needed.join(', ')} must be set to take live payments: customers get receipts and refunds by mail.`];
}

function togetherFaults(data: SetVariables, named: readonly (keyof SetVariables)[]): string[] {
  const given = named.filter((name) => data[name] !== undefined);
  const lacking = named.filter((name) => data[name] === undefined);
  return given.length > 0 && lacking.length > 0
    ? [`${lacking.join(' and ')} must be set beside ${given.join(' and ')}.`]
    : [];
}

/**
 * Returns a sentence for each way in which the settings contradict each other or lack something.
 * `isLoopbackAssumed`: other machines cannot reach the server whatever the settings say.
 */
export function settingsFaults(data: SetVariables, isLoopbackAssumed: boolean): string[] {
  return [
    ...(isLoopbackAssumed ? [] : reachabilityFaults(data)),
    ...productionFaults(data),
    ...(data.METRICS_PORT === data.PORT && data.PORT !== '0'
      ? ['METRICS_PORT must be another port than PORT: metrics are not for visitors.']
      : []),
    ...togetherFaults(data, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
    ...togetherFaults(data, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']),
    ...paymentFaults(data),
    ...paymentAddressFaults(data),
  ];
}
