import { earlyAccessLink } from '@countertop/contract/earlyAccessRules';
import type { Knex } from 'knex';
import { noteExported } from '../audit/auditLog.ts';
import { csvOfLines } from '../csv.ts';
import type { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { oneClickUnsubscribeUrl } from '../mail/earlyAccessMails.ts';

export interface ExportEmailsOptions {
  readonly database: Knex;
  /** Address of the site, without a slash at the end. */
  readonly origin: string;
  readonly adminId: string;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/**
 * Returns the confirmed early-access addresses as CSV, oldest first, and writes the export into the audit log before. Every
 * mail to them must hold both links: `unsubscribe` in its text, `listUnsubscribe` in its header of that name.
 */
export async function exportEmails({ database, origin, adminId, nowMs }: ExportEmailsOptions): Promise<string> {
  const rows = await database.transaction(async (trx) => {
    const confirmed: EarlyAccessModel[] = await trx('early_access')
      .whereNotNull('confirmed_at')
      .orderBy(['created_at', 'id']);
    const emails = [...new Set(confirmed.map(({ email }) => email))];
    const userIds: string[] = await trx('users')
      .join('early_access', 'early_access.email', 'users.email')
      .whereNotNull('early_access.confirmed_at')
      .distinct('users.id')
      .pluck('users.id');
    await noteExported(trx, { adminId, action: 'early_access_exported', userIds, people: emails.length }, nowMs);
    return confirmed;
  });
  const lines = rows.map(
    ({ email, game_title: game, source, token, created_at: askedAt, confirmed_at: confirmedAt }) => ({
      game,
      email,
      source,
      askedAt: new Date(askedAt).toISOString(),
      confirmedAt: confirmedAt === null ? '' : new Date(confirmedAt).toISOString(),
      unsubscribe: `${origin}${earlyAccessLink('unsubscribe', token)}`,
      listUnsubscribe: oneClickUnsubscribeUrl(origin, token),
    }),
  );
  return csvOfLines(lines, ['game', 'email', 'source', 'askedAt', 'confirmedAt', 'unsubscribe', 'listUnsubscribe']);
}
