import path from 'node:path';
import * as z from 'zod/mini';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const isWeb = (url: URL | null) => url?.protocol === 'http:' || url?.protocol === 'https:';

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

const isHost = (text: string) => !/[\s/]/.test(text);

const isProxyCount = (text: string) => /^(?:\d|10)$/.test(text);

function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  return isWeb(url) && url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

function isFolderUrl(text: string): boolean {
  const url = parseUrl(text);
  return isWeb(url) && url?.search === '' && url.hash === '' && url.username === '';
}

// One letter before the colon is a Windows drive, more are a scheme.
const schemePattern = /^([a-z][a-z0-9+.-]+):/i;

/** True for what `DATABASE_URL` may be. */
export function isDatabaseUrl(text: string): boolean {
  const scheme = schemePattern.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'postgres' || scheme === 'postgresql') return Boolean(parseUrl(text)?.hostname);
  if (scheme === 'sqlite') return sqliteFile(text) !== '';
  return scheme === undefined && !text.startsWith(':');
}

/** The file of a `DATABASE_URL` that is not of PostgreSQL. */
export function sqliteFile(text: string): string {
  return text.replace(/^sqlite:(\/\/)?/i, '');
}

const setting = (isValid: (text: string) => boolean, sentence: string) => z.string().check(z.refine(isValid, sentence));
const folderUrl = (name: string) =>
  z.optional(
    setting(isFolderUrl, `${name} must be the web address of the remote's folder, like https://host/folder/.`),
  );

function isSmtp(text: string): boolean {
  const url = parseUrl(text);
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '';
}

function isContact(text: string): boolean {
  return /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (/^\S+$/.test(text) && parseUrl(text)?.protocol === 'https:');
}

function isKeyId(text: string): boolean {
  return /^rzp_(?:test|live)_\w+$/.test(text);
}

/** Letters or digits enough that nobody guesses them. */
const secretMinLength = 32;

/** The variables of the environment that the server reads, each with the sentence that says how it must be. */
export const variables = z.object({
  NODE_ENV: z.optional(z.string()),
  SESSION_SECRET: z.optional(
    setting(
      (text) => text.length >= secretMinLength,
      `SESSION_SECRET must have at least ${secretMinLength} characters that nobody can guess, for example from: openssl rand -base64 32`,
    ),
  ),
  SMTP_URL: z.optional(
    setting(isSmtp, 'SMTP_URL must be the address of a mail server, like smtp://user:password@host:587.'),
  ),
  MAIL_FROM: z._default(
    setting(
      (text) => /^[^\r\n]*\S@\S+$/.test(text),
      'MAIL_FROM must be the address mails come from, like Countertop <hello@countertop.example>.',
    ),
    'Countertop <no-reply@localhost>',
  ),
  SECURITY_CONTACT: z.optional(
    setting(
      isContact,
      'SECURITY_CONTACT must be where to tell of a weakness, like mailto:security@countertop.example or https://….',
    ),
  ),
  OIDC_ISSUER: z.optional(
    setting(isFolderUrl, 'OIDC_ISSUER must be the web address of an OpenID Connect provider, like https://id.example.'),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  RAZORPAY_KEY_ID: z.optional(
    setting(isKeyId, 'RAZORPAY_KEY_ID must be a key of Razorpay, which begins with rzp_test_ or rzp_live_.'),
  ),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(z.string()),
  RAZORPAY_API_URL: z._default(
    setting(isOrigin, 'RAZORPAY_API_URL must be a web address without a path, like https://api.razorpay.com.'),
    'https://api.razorpay.com',
  ),
  RAZORPAY_CHECKOUT_URL: z._default(
    setting(isFolderUrl, 'RAZORPAY_CHECKOUT_URL must be the web address of a script.'),
    'https://checkout.razorpay.com/v1/checkout.js',
  ),
  PORT: z._default(setting(isPort, 'PORT must be a whole number from 0 to 65535.'), '3000'),
  HOST: z._default(setting(isHost, 'HOST must be a host name or an address to listen on.'), '127.0.0.1'),
  DATABASE_URL: z._default(
    setting(isDatabaseUrl, 'DATABASE_URL must be a file path, sqlite:path, or postgres://user:password@host/database.'),
    path.join('data', 'countertop.sqlite'),
  ),
  PUBLIC_ORIGIN: z.optional(
    setting(
      isOrigin,
      'PUBLIC_ORIGIN must be the web address of the site without a path, like https://countertop.example.',
    ),
  ),
  TRUSTED_PROXIES: z._default(setting(isProxyCount, 'TRUSTED_PROXIES must be a whole number from 0 to 10.'), '0'),
  ANALYTICS_BUDGET: z._default(z.enum(['on', 'off'], 'ANALYTICS_BUDGET must be on or off.'), 'on'),
  METRICS_PORT: z.optional(setting(isPort, 'METRICS_PORT must be a whole number from 0 to 65535.')),
  METRICS_HOST: z._default(
    setting(isHost, 'METRICS_HOST must be a host name or an address to listen on.'),
    '127.0.0.1',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    setting(
      isFolderUrl,
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the web address of an OpenTelemetry collector, like http://127.0.0.1:4318.',
    ),
  ),
  OTEL_SERVICE_NAME: z._default(z.string(), 'countertop'),
  LOG_LEVEL: z._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`), 'info'),
  SITE_DIR: z._default(z.string(), path.join('shell', 'dist')),
  REMOTES_DIR: z.optional(z.string()),
  REMOTE_MF_GAME_URL: folderUrl('REMOTE_MF_GAME_URL'),
  REMOTE_MF_ACCOUNT_URL: folderUrl('REMOTE_MF_ACCOUNT_URL'),
  REMOTE_MF_ADMIN_URL: folderUrl('REMOTE_MF_ADMIN_URL'),
});

/** The variables as they were set. */
export type SetVariables = z.infer<typeof variables>;

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** What is wrong with the settings of payments among each other: a sentence each. */
function paymentFaults(data: SetVariables): string[] {
  const elsewhere = (['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const).filter(
    (name) => !/(?:^|\.)razorpay\.com$/.test(new URL(data[name]).hostname) || !data[name].startsWith('https:'),
  );
  const isTest = data.RAZORPAY_KEY_ID?.startsWith('rzp_test_') ?? true;
  const isProduction = data.NODE_ENV === 'production';
  const refused = elsewhere.filter((name) => !isTest || (isProduction && !loopback.has(new URL(data[name]).hostname)));
  // With real money, or real people, nobody but the provider is told what is paid.
  return refused.map(
    (name) =>
      `${name} may lead elsewhere than to https://….razorpay.com only for trying, with a key rzp_test_…; with NODE_ENV=production only to this very machine.`,
  );
}

function togetherFaults(data: SetVariables, named: readonly (keyof SetVariables)[]): string[] {
  const given = named.filter((name) => data[name] !== undefined);
  const lacking = named.filter((name) => data[name] === undefined);
  return given.length > 0 && lacking.length > 0
    ? [`${lacking.join(' and ')} must be set beside ${given.join(' and ')}.`]
    : [];
}

/** What must not be left out where real people have accounts, and what makes sense only together: a sentence each. */
export function missing(data: SetVariables): string[] {
  const isProduction = data.NODE_ENV === 'production';
  return [
    ...(isProduction && data.SESSION_SECRET === undefined
      ? ['SESSION_SECRET must be set with NODE_ENV=production, for example to what `openssl rand -base64 32` prints.']
      : []),
    ...(isProduction && data.PUBLIC_ORIGIN === undefined
      ? [
          'PUBLIC_ORIGIN must be set with NODE_ENV=production, to the web address of the site, like https://countertop.example.',
        ]
      : []),
    ...(isProduction && data.OIDC_ISSUER?.startsWith('http:')
      ? ['OIDC_ISSUER must begin with https:// with NODE_ENV=production.']
      : []),
    ...(data.METRICS_PORT === data.PORT && data.PORT !== '0'
      ? ['METRICS_PORT must be another port than PORT: metrics are not for visitors.']
      : []),
    ...togetherFaults(data, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
    ...togetherFaults(data, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']),
    ...paymentFaults(data),
  ];
}
