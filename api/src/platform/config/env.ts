import path from 'node:path';
import type { OpenablePlan } from '@countertop/contract/payments/plans';
import type { RemoteName } from '@countertop/contract/site/remotes';
import { supportPath } from '@countertop/contract/site/support.limits';
import * as z from 'zod/mini';
import {
  isDatabaseUrl,
  type logLevels,
  openPlansOf,
  type SetVariables,
  sqliteFile,
  variables,
} from './envVariables.ts';
import { isReachableByOthers } from './isReachableByOthers.mjs';
import type { MailSettings } from '../mail/mailer.ts';
import { type PaymentSettings, paymentSettingsOf } from './paymentSettings.ts';
import { settingsErrors } from './settingsRules.ts';
import { StartError } from './startError.ts';
import type { TracingSettings } from '../observability/tracing.ts';

export type DatabaseLocation =
  | { readonly client: 'sqlite3'; readonly file: string }
  | { readonly client: 'pg'; readonly url: string };

/** The server's settings, read from the environment and checked once. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  /** Origin that visitors use, for example `https://countertop.example`; null to use the `Host` header. */
  readonly publicOrigin: string | null;
  /** Number of proxies in front, each of which adds its client's address to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** Whether analytics of a single network are limited. */
  readonly hasAnalyticsBudget: boolean;
  /** Whether `NODE_ENV=production`: no demo accounts, and settings that protect accounts are required. */
  readonly isProduction: boolean;
  /** Whether other machines can reach the server, which requires production except in tests. */
  readonly isReachableByOthers: boolean;
  /** Signs values that browsers send back; null to use the secret stored in the database. */
  readonly sessionSecret: string | null;
  /** Where to report vulnerabilities; null for no security.txt. */
  readonly securityContact: string | null;
  /** `replyTo` is the address where customers get help, or null if there isn't one. */
  readonly mail: MailSettings & { readonly replyTo: string | null };
  /** Identity provider for sign-in; null for accounts with a password. */
  readonly provider: ProviderSettings | null;
  /** Payment provider; null if payments are off. */
  readonly payments: PaymentSettings | null;
  /** Plans that are for sale although they are marked as coming soon. */
  readonly openPlans: readonly OpenablePlan[];
  /** Where Prometheus metrics are served; null if they are off. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Where traces are sent; null if tracing is off. */
  readonly tracing: TracingSettings | null;
  /** File with the IDs of accounts that people have erased, outside the database so that a restored backup does not lose them. */
  readonly erasedFile: string;
  /** Encrypts backups; null for unencrypted backups. */
  readonly backupKey: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Folder of the built shell; null for the API only, when the dev server serves the pages. */
  readonly siteFolder: string | null;
  /** URL of each remote's folder, with a trailing slash; null if this server serves it. */
  readonly remoteUrls: Readonly<Record<RemoteName, string | null>>;
  /** Folder of deployed builds with a subfolder per remote, which take precedence over `remoteFolders`, or null. */
  readonly remotesFolder: string | null;
  /** Folder of each remote's build. Served even if the remote has a URL, because other servers may point here. */
  readonly remoteFolders: Readonly<Record<RemoteName, string>>;
}

/** An OpenID Connect provider that this site is registered with. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type Variables = Readonly<Record<string, string | undefined>>;

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

function providerOf(data: SetVariables): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer, clientId, clientSecret };
}

/** Returns the origin for links in emails that no request triggered. Production always sets `PUBLIC_ORIGIN`. */
export function originOf({ publicOrigin, port }: Pick<Environment, 'publicOrigin' | 'port'>): string {
  return publicOrigin ?? `http://localhost:${port}`;
}

function locationOf(text: string, root: string): DatabaseLocation {
  return /^postgres(ql)?:/i.test(text)
    ? { client: 'pg', url: text }
    : { client: 'sqlite3', file: path.resolve(root, sqliteFile(text)) };
}

function erasedFileOf(database: DatabaseLocation, root: string): string {
  return database.client === 'sqlite3' ? `${database.file}.erased` : path.resolve(root, 'data', 'erased-accounts');
}

/** Parses a database location in the format of `DATABASE_URL`; null if it is invalid. */
export function databaseAt(text: string, root: string): DatabaseLocation | null {
  return isDatabaseUrl(text) ? locationOf(text, root) : null;
}

/**
 * Parses the settings. `root` is the folder that relative paths start from. Throws `StartError` with a line per invalid setting.
 * `isLoopbackAssumed` is for tests: it assumes that other machines cannot reach the server, whatever the settings say.
 */
export function readEnvironment(environment: Variables, root: string, isLoopbackAssumed = false): Environment {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(variables, given);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { data } = parsed;
  const errors = settingsErrors(data, isLoopbackAssumed);
  if (errors.length > 0) throw new StartError(errors.join('\n'));
  const database = locationOf(data.DATABASE_URL, root);
  const remoteUrl = {
    mf_game: data.REMOTE_MF_GAME_URL,
    mf_account: data.REMOTE_MF_ACCOUNT_URL,
    mf_admin: data.REMOTE_MF_ADMIN_URL,
  };
  const port = Number(data.PORT);
  const publicOrigin = data.PUBLIC_ORIGIN === undefined ? null : new URL(data.PUBLIC_ORIGIN).origin;
  return {
    port,
    host: data.HOST,
    database,
    publicOrigin,
    trustedProxies: Number(data.TRUSTED_PROXIES),
    hasAnalyticsBudget: data.ANALYTICS_BUDGET === 'on',
    isProduction: data.NODE_ENV === 'production',
    isReachableByOthers: !isLoopbackAssumed && isReachableByOthers(data),
    sessionSecret: data.SESSION_SECRET ?? null,
    securityContact: data.SECURITY_CONTACT ?? null,
    mail: {
      smtpUrl: data.SMTP_URL ?? null,
      from: data.MAIL_FROM,
      replyTo: data.SUPPORT_EMAIL ?? null,
      supportUrl: `${originOf({ publicOrigin, port })}${supportPath}`,
      outboxFolder: path.resolve(root, 'data', 'outbox'),
    },
    provider: providerOf(data),
    payments: paymentSettingsOf(data),
    openPlans: openPlansOf(data.OPEN_PLANS),
    metrics: data.METRICS_PORT === undefined ? null : { port: Number(data.METRICS_PORT), host: data.METRICS_HOST },
    tracing:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: data.OTEL_SERVICE_NAME },
    erasedFile: erasedFileOf(database, root),
    backupKey: data.BACKUP_KEY ?? null,
    logLevel: data.LOG_LEVEL,
    siteFolder: data.SITE_DIR === 'none' ? null : path.resolve(root, data.SITE_DIR),
    remoteUrls: forRemotes((name) => (remoteUrl[name] === undefined ? null : withSlash(new URL(remoteUrl[name]).href))),
    remotesFolder: data.REMOTES_DIR === undefined ? null : path.resolve(root, data.REMOTES_DIR),
    remoteFolders: forRemotes((name) => path.resolve(root, folderOf(name), 'dist')),
  };
}
