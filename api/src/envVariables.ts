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

function isDatabaseUrl(text: string): boolean {
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
  OIDC_ISSUER: z.optional(
    setting(isFolderUrl, 'OIDC_ISSUER must be the web address of an OpenID Connect provider, like https://id.example.'),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  PORT: z._default(setting(isPort, 'PORT must be a whole number from 0 to 65535.'), '3000'),
  HOST: z._default(
    setting((text) => !/[\s/]/.test(text), 'HOST must be a host name or an address to listen on.'),
    '127.0.0.1',
  ),
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
  LOG_LEVEL: z._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`), 'info'),
  SITE_DIR: z._default(z.string(), path.join('shell', 'dist')),
  REMOTE_MF_GAME_URL: folderUrl('REMOTE_MF_GAME_URL'),
  REMOTE_MF_ACCOUNT_URL: folderUrl('REMOTE_MF_ACCOUNT_URL'),
  REMOTE_MF_ADMIN_URL: folderUrl('REMOTE_MF_ADMIN_URL'),
});

/** The variables as they were set. */
export type SetVariables = z.infer<typeof variables>;

/** What must not be left out where real people have accounts, and what makes sense only together: a sentence each. */
export function missing(data: SetVariables): string[] {
  const isProduction = data.NODE_ENV === 'production';
  const named = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const given = named.filter((name) => data[name] !== undefined);
  const lacking = named.filter((name) => data[name] === undefined);
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
    ...(given.length > 0 && lacking.length > 0
      ? [`${lacking.join(' and ')} must be set beside ${given.join(' and ')}.`]
      : []),
  ];
}
