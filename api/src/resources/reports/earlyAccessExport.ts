import { earlyAccessLink } from '@countertop/contract/site/earlyAccess.limits';
import type { Knex } from 'knex';
import { AccountModel } from '../people/Account.model.ts';
import { logAction } from '../audit/auditLog.ts';
import { csvOfLines } from '../../platform/csv.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { oneClickUnsubscribeUrl } from '../early-access/earlyAccessMails.ts';

export interface EarlyAccessExportOptions {
  readonly database: Knex;
  /** Origin of the site, for example `https://countertop.example`. */
  readonly origin: string;
  readonly adminId: string;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/**
 * Logs the export in the audit log and returns the confirmed early-access addresses as CSV, oldest first. Every email to them
 * must contain both links: `unsubscribe` in its text and `listUnsubscribe` in its `List-Unsubscribe` header.
 */
export async function exportEarlyAccess({
  database,
  origin,
  adminId,
  nowMs,
}: EarlyAccessExportOptions): Promise<string> {
  const rows = await database.transaction(async (trx) => {
    const confirmed = await EarlyAccessModel.query(trx).whereNotNull('confirmedAt').orderBy(['createdAt', 'id']);
    const emails = [...new Set(confirmed.map(({ email }) => email))];
    const onList = EarlyAccessModel.query(trx).whereNotNull('confirmedAt').select('email');
    const accounts = await AccountModel.query(trx).whereIn('email', onList).select('id');
    const userIds = accounts.map(({ id }) => id);
    await logAction(trx, { adminId, action: 'early_access_exported', userIds, people: emails.length }, nowMs);
    return confirmed;
  });
  const lines = rows.map(({ email, gameTitle: game, source, token, createdAt: askedAt, confirmedAt }) => ({
    game,
    email,
    source,
    askedAt: new Date(askedAt).toISOString(),
    confirmedAt: confirmedAt === null ? '' : new Date(confirmedAt).toISOString(),
    unsubscribe: `${origin}${earlyAccessLink('unsubscribe', token)}`,
    listUnsubscribe: oneClickUnsubscribeUrl(origin, token),
  }));
  return csvOfLines(lines, ['game', 'email', 'source', 'askedAt', 'confirmedAt', 'unsubscribe', 'listUnsubscribe']);
}
