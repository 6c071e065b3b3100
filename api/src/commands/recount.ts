import pino from 'pino';
import { recount as recountDays } from '../resources/events/recount.ts';
import { openDatabase } from '../platform/db/db.ts';
import { readEnvironment, type Variables } from '../platform/config/env.ts';
import { StartError } from '../platform/config/startError.ts';

export const recountHelp = `Usage: npx countertop recount

Rebuilds the counts of analytics from the stored events.
The server may be running; incoming events wait while their day is counted.`;

/**
 * Rebuilds the analytics aggregates from sessions and events. Returns the result to print. Throws
 * `StartError` for wrong input. The server may be running; incoming events wait while their day is counted.
 */
export async function recount(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  now = Date.now,
): Promise<string> {
  if (args.length > 0) throw new StartError(recountHelp);
  const database = await openDatabase(readEnvironment(environment, root).database, pino({ level: 'silent' }));
  try {
    const days = await recountDays(database, now());
    return `Recounted ${days} ${days === 1 ? 'day' : 'days'}.`;
  } finally {
    await database.destroy();
  }
}
