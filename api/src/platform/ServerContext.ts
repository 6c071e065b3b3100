import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { ServerClock } from './clock/ServerClock.ts';
import { type Environment, originOf } from './config/env.ts';
import type { DataFile } from './db/DataFile.ts';
import type { Background } from './jobs/background.ts';
import type { SendMail } from './mail/mailer.ts';
import type { Telemetry } from './observability/Telemetry.ts';

/** Settings that many resources use. */
export interface SiteSettings {
  /** Address of the site for links in emails, without a trailing slash. */
  readonly origin: string;
  /** Origin that visitors use; null to use the host of each request. */
  readonly publicOrigin: string | null;
  /** Whether people sign in at an identity provider instead of with a password. */
  readonly usesProvider: boolean;
  /** Where customers get help; null if there is no such address. */
  readonly supportEmail: string | null;
  /** File with the IDs of accounts that people have erased, which a restore does not change. */
  readonly erasedFile: string;
  /** Folder of emails that are written to files. */
  readonly outboxFolder: string;
}

/** The part of the context that every resource may use. */
export interface ServerContext extends SiteSettings {
  readonly env: Environment;
  readonly log: Logger;
  readonly database: Knex;
  /** The SQLite file; null on PostgreSQL. */
  readonly dataFile: DataFile | null;
  readonly clock: ServerClock;
  readonly telemetry: Telemetry;
  readonly background: Background;
  readonly sendMail: SendMail;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Returns the settings that many resources use. */
export function siteSettingsOf(env: Environment): SiteSettings {
  const { publicOrigin, provider, mail, erasedFile } = env;
  return {
    origin: originOf(env),
    publicOrigin,
    usesProvider: provider !== null,
    supportEmail: mail.replyTo,
    erasedFile,
    outboxFolder: mail.outboxFolder,
  };
}
