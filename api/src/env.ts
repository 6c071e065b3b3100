import path from 'node:path';
import type { RemoteName } from '@countertop/contract/remotes';
import * as z from 'zod/mini';
import type { MailSettings } from './mail/mailer.ts';
import { StartError } from './startError.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type DatabaseLocation =
  | { readonly client: 'sqlite3'; readonly file: string }
  | { readonly client: 'pg'; readonly url: string };

/** The server's settings, read from the environment and checked once. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  /** The address visitors use, for example `https://countertop.example`; null: whatever host they asked for. */
  readonly publicOrigin: string | null;
  /** How many proxies stand in front, each adding the address it was called from to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** With `NODE_ENV=production`: no demo accounts, and what protects accounts must be set. */
  readonly isProduction: boolean;
  /** Signs what browsers bring back; null: a new one at each start. */
  readonly sessionSecret: string | null;
  readonly mail: MailSettings;
  /** Who signs people in instead of us; null: accounts of this site with a password. */
  readonly provider: ProviderSettings | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Folder of the built shell; null: the API alone, for the dev server that serves the pages itself. */
  readonly siteFolder: string | null;
  /** Where each remote's folder is, with a slash at the end; null: served by us. */
  readonly remoteUrls: Readonly<Record<RemoteName, string | null>>;
  /** Folder of each remote's build, served when its URL is null or another server points here. */
  readonly remoteFolders: Readonly<Record<RemoteName, string>>;
}

/** An OpenID Connect provider that knows this site. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type Variables = Readonly<Record<string, string | undefined>>;

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

function sqliteFile(text: string): string {
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

const variables = z.object({
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

function forRemotes<Value>(make: (name: RemoteName) => Value): Record<RemoteName, Value> {
  return { mf_game: make('mf_game'), mf_account: make('mf_account'), mf_admin: make('mf_admin') };
}

/** Folder name of a remote, on disk and in URLs: `mf_game` lives in `mf-game`. */
export function folderOf(remote: RemoteName): string {
  return remote.replace('_', '-');
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

type Parsed = z.infer<typeof variables>;

/** What must not be left out where real people have accounts, and what makes sense only together: a sentence each. */
function missing(data: Parsed): string[] {
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

function providerOf(data: Parsed): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer, clientId, clientSecret };
}

/** Reads the settings; `root` is the folder that relative paths start from. Bad ones throw a sentence each. */
export function readEnvironment(environment: Variables, root: string): Environment {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(variables, given);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { data } = parsed;
  const lacking = missing(data);
  if (lacking.length > 0) throw new StartError(lacking.join('\n'));
  const remoteUrl = {
    mf_game: data.REMOTE_MF_GAME_URL,
    mf_account: data.REMOTE_MF_ACCOUNT_URL,
    mf_admin: data.REMOTE_MF_ADMIN_URL,
  };
  return {
    port: Number(data.PORT),
    host: data.HOST,
    database: /^postgres(ql)?:/i.test(data.DATABASE_URL)
      ? { client: 'pg', url: data.DATABASE_URL }
      : { client: 'sqlite3', file: path.resolve(root, sqliteFile(data.DATABASE_URL)) },
    publicOrigin: data.PUBLIC_ORIGIN === undefined ? null : new URL(data.PUBLIC_ORIGIN).origin,
    trustedProxies: Number(data.TRUSTED_PROXIES),
    isProduction: data.NODE_ENV === 'production',
    sessionSecret: data.SESSION_SECRET ?? null,
    mail: { smtpUrl: data.SMTP_URL ?? null, from: data.MAIL_FROM, outboxFolder: path.resolve(root, 'data', 'outbox') },
    provider: providerOf(data),
    logLevel: data.LOG_LEVEL,
    siteFolder: data.SITE_DIR === 'none' ? null : path.resolve(root, data.SITE_DIR),
    remoteUrls: forRemotes((name) => (remoteUrl[name] === undefined ? null : withSlash(new URL(remoteUrl[name]).href))),
    remoteFolders: forRemotes((name) => path.resolve(root, folderOf(name), 'dist')),
  };
}
