import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { QueryBuilder } from 'objection';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { gameOpenMail, type OpenedGame } from './earlyAccessMails.ts';
import { EarlyAccessModel } from './EarlyAccess.model.ts';

/** Time until an email of a run that was killed is sent again, in milliseconds. */
const retryMs = 3_600_000;

export interface AnnouncementParts extends Pick<ServerContext, 'database' | 'sendMail' | 'origin' | 'now'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Result of a run. `unsure`: an earlier run was killed while it sent these, so they may have arrived; retried after an hour. */
export interface Announcement {
  readonly sent: number;
  readonly failed: number;
  readonly unsure: number;
}

/** Matches rows that no run is sending. A time in the future means that the clock was set back. */
function isDue(nowMs: number): (query: QueryBuilder<EarlyAccessModel>) => void {
  return (query) =>
    void query.whereNull('announcedAt').orWhereNotBetween('announcedAt', [nowMs - retryMs, nowMs + retryMs]);
}

/** Returns the query for the confirmed addresses that wait for a game. */
export function waitingFor(database: Knex, title: string): QueryBuilder<EarlyAccessModel> {
  return EarlyAccessModel.query(database).where({ gameTitle: title }).whereNotNull('confirmedAt').orderBy('id');
}

/** Emails one address and deletes it. Returns false if another run has claimed it, or its owner has unsubscribed. */
async function announceTo(
  { database, sendMail, origin, now }: AnnouncementParts,
  game: OpenedGame,
  row: EarlyAccessModel,
) {
  const claimed = await row.$query(database).where(isDue(now())).patch({ announcedAt: now() });
  if (claimed === 0) return false;
  // This row is gone when its owner unsubscribes, so the link is that of another game they wait for.
  const other = await EarlyAccessModel.query(database).findOne({ email: row.email }).whereNot({ id: row.id });
  try {
    await sendMail(gameOpenMail(row, game, { origin, unsubscribeToken: other?.token ?? row.token }));
  } catch (error) {
    await row.$query(database).patch({ announcedAt: null });
    throw error;
  }
  await row.$query(database).delete();
  return true;
}

/**
 * Emails everyone who waits for a game that it is open, and deletes each address once its email was accepted. May be repeated
 * and run twice at once: an address is claimed before its email, so it gets one.
 */
export async function announceGame(parts: AnnouncementParts, game: OpenedGame): Promise<Announcement> {
  const { database, now, log } = parts;
  let [sent, failed] = [0, 0];
  for (const row of await waitingFor(database, game.title).where(isDue(now()))) {
    try {
      if (await announceTo(parts, game, row)) sent += 1;
    } catch (error) {
      failed += 1;
      log.error({ err: error }, 'an announcement could not be sent');
    }
  }
  return { sent, failed, unsure: (await waitingFor(database, game.title).resultSize()) - failed };
}
