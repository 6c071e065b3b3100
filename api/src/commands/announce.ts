import { type Game, games } from '@countertop/contract/site/games';
import pino from 'pino';
import { originOf, readEnvironment, type Variables } from '../platform/config/env.ts';
import { StartError } from '../platform/config/startError.ts';
import { openDatabase } from '../platform/db/db.ts';
import type { OpenedGame } from '../resources/early-access/earlyAccessMails.ts';
import { makeMailer } from '../platform/mail/mailer.ts';
import { announceGame, waitingFor } from '../resources/early-access/announceGame.ts';

export const announceHelp = `Usage: npx countertop announce GAME [--dry-run]

Emails everyone who waits for a game that it is open, and deletes their addresses.
With --dry-run, counts them only. For example: npx countertop announce missing-number --dry-run`;

function findGame(known: readonly Game[], name: string): OpenedGame {
  const game = known.find(({ id, title }) => id === name || title === name);
  if (game === undefined) {
    throw new StartError(`There is no game ${name}. Enter one of: ${known.map(({ id }) => id).join(', ')}.`);
  }
  // People were promised an email when the game opens, not earlier.
  if (game.stage !== 'open' || game.path === null) {
    throw new StartError(
      `${game.title} is not open: its stage is '${game.stage}'. Open it in api/contract/src/site/games.ts and deploy first.`,
    );
  }
  return { title: game.title, path: game.path };
}

const count = (number: number) => `${number} ${number === 1 ? 'address' : 'addresses'}`;

function report({ title }: OpenedGame, { sent, failed, unsure }: Awaited<ReturnType<typeof announceGame>>): string {
  return [
    `Emailed ${count(sent)} that ${title} is open, and deleted each.`,
    ...(failed > 0 ? [`${count(failed)} failed. Run the command again.`] : []),
    ...(unsure > 0
      ? [`${count(unsure)} may have been emailed by a run that did not end. Run the command again in an hour.`]
      : []),
  ].join('\n');
}

/**
 * Emails everyone who waits for a game, or counts them. Returns the result to print. Throws `StartError` for wrong input. The server may
 * be running. `known` is for tests.
 */
export async function announce(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  known: readonly Game[] = Object.values(games),
): Promise<string> {
  const isDryRun = args.includes('--dry-run');
  const [name, ...rest] = args.filter((argument) => argument !== '--dry-run');
  if (name === undefined || rest.length > 0) throw new StartError(announceHelp);
  const game = findGame(known, name);
  const env = readEnvironment(environment, root);
  const log = pino({ level: isDryRun ? 'silent' : 'error' }, pino.destination({ fd: 2, sync: true }));
  const database = await openDatabase(env.database, log);
  try {
    if (isDryRun) {
      const waiting = await waitingFor(database, game.title).resultSize();
      return `${count(waiting)} would be emailed that ${game.title} is open. Nothing was sent.`;
    }
    const sendMail = makeMailer(env.mail);
    return report(game, await announceGame({ database, sendMail, origin: originOf(env), now: Date.now, log }, game));
  } finally {
    await database.destroy();
  }
}
