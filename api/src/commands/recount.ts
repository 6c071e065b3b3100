import pino from 'pino';
import { recount as recountDays } from '../resources/events/recount.ts';
import { openDatabase } from '../platform/db/db.ts';
import { readEnvironment, type Variables } from '../platform/config/env.ts';
import { StartError } from '../platform/config/startError.ts';

/**
 * `npm run recount`: makes the counts of the administrators' screens anew from sessions and events. Gives the sentence
 * that says what was done; what a person must change is thrown as a `StartError`. The server may run meanwhile: visits
 * that arrive wait for the day being counted.
 */
export async function recount(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  now = Date.now,
): Promise<string> {
  if (args.length > 0) throw new StartError('Run it alone: npm run recount.');
  const database = await openDatabase(readEnvironment(environment, root).database, pino({ level: 'silent' }));
  try {
    const days = await recountDays(database, now());
    return `Counted ${days} ${days === 1 ? 'day' : 'days'} anew.`;
  } finally {
    await database.destroy();
  }
}
