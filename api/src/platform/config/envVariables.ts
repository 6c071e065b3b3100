import path from 'node:path';
import { type OpenablePlan, openablePlans } from '@countertop/contract/payments/plans';
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

// A single letter before the colon is a Windows drive.
const schemePattern = /^([a-z][a-z0-9+.-]+):/i;

/** Whether a text is a valid `DATABASE_URL`. */
export function isDatabaseUrl(text: string): boolean {
  const scheme = schemePattern.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'postgres' || scheme === 'postgresql') return Boolean(parseUrl(text)?.hostname);
  if (scheme === 'sqlite') return sqliteFile(text) !== '';
  return scheme === undefined && !text.startsWith(':');
}

/** Returns the file of a SQLite `DATABASE_URL`. */
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

/** Minimum length of a secret, in characters. */
const secretMinLength = 32;
/** Random secrets of this length have more distinct characters, in base64 and in hexadecimal. */
const secretMinCharacters = 10;

/** Whether a secret is long enough, has enough distinct characters, and is not a shorter text repeated. */
function isSecret(text: string): boolean {
  const isRepeated = Array.from({ length: text.length / 2 }, (_, index) => index + 1).some((period) =>
    text.startsWith(text.slice(period)),
  );
  return text.length >= secretMinLength && new Set(text).size >= secretMinCharacters && !isRepeated;
}

const secret = (name: string) =>
  z.optional(
    setting(
      isSecret,
      `${name} must have at least ${secretMinLength} characters that nobody can guess, for example from: openssl rand -base64 32`,
    ),
  );

const email = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);

const namesIn = (list: string) => list.split(',').map((name) => name.trim());

/** Returns the plans that `OPEN_PLANS` names. */
export function openPlansOf(list = ''): readonly OpenablePlan[] {
  const names = namesIn(list);
  return openablePlans.filter((plan) => names.includes(plan));
}

const isPlanList = (list: string) => namesIn(list).every((name) => openablePlans.some((plan) => plan === name));

/** Values of `NODE_ENV`. Anything else could be a typo of production. */
const nodeEnvironments = ['development', 'test', 'production'] as const;

/** The environment variables that the server reads. */
export const variables = z.object({
  NODE_ENV: z.optional(
    z.enum(nodeEnvironments, 'NODE_ENV must be production, development or test, in lower case, or left out.'),
  ),
  SESSION_SECRET: secret('SESSION_SECRET'),
  BACKUP_KEY: secret('BACKUP_KEY'),
  SMTP_URL: z.optional(
    setting(isSmtp, 'SMTP_URL must be the address of a mail server, like smtp://user:password@host:587.'),
  ),
  MAIL_FROM: z._default(
    setting(
      (text) => /^[^\r\n]*\S@\S+$/.test(text),
      'MAIL_FROM must be the sender address of emails, like Countertop <hello@countertop.example>.',
    ),
    'Countertop <no-reply@localhost>',
  ),
  SUPPORT_EMAIL: z.optional(
    setting(email, 'SUPPORT_EMAIL must be an email address that customers can write to, like help@countertop.example.'),
  ),
  SECURITY_CONTACT: z.optional(
    setting(
      isContact,
      'SECURITY_CONTACT must be an address for vulnerability reports, like mailto:security@countertop.example or https://….',
    ),
  ),
  OIDC_ISSUER: z.optional(
    setting(isFolderUrl, 'OIDC_ISSUER must be the web address of an OpenID Connect provider, like https://id.example.'),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  RAZORPAY_KEY_ID: z.optional(
    setting(isKeyId, 'RAZORPAY_KEY_ID must be a Razorpay key, which starts with rzp_test_ or rzp_live_.'),
  ),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET_EARLIER: z.optional(z.string()),
  RAZORPAY_API_URL: z._default(
    setting(isOrigin, 'RAZORPAY_API_URL must be a web address without a path, like https://api.razorpay.com.'),
    'https://api.razorpay.com',
  ),
  RAZORPAY_CHECKOUT_URL: z._default(
    setting(isFolderUrl, 'RAZORPAY_CHECKOUT_URL must be the web address of a script.'),
    'https://checkout.razorpay.com/v1/checkout.js',
  ),
  OPEN_PLANS: z.optional(
    setting(
      isPlanList,
      `OPEN_PLANS must list plans to sell, separated by commas, from: ${openablePlans.join(', ')}. Or leave it out.`,
    ),
  ),
  ALLOW_TEST_PAYMENTS: z.optional(setting((text) => text === 'yes', 'ALLOW_TEST_PAYMENTS must be yes, or left out.')),
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

/** The validated variables. */
export type SetVariables = z.infer<typeof variables>;
