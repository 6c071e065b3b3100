import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { ServerClock } from './ServerClock.ts';

const startMs = Date.parse('2026-11-21T10:00:00Z');

let at: TestDatabase;
let database: Knex;
let logged: string[];
beforeEach(async () => {
  at = await openTestDatabase();
  ({ database } = at);
  logged = [];
});
afterEach(() => at.end());

const write = (level: string) => (_: unknown, text?: string) => void logged.push(`${level} ${text?.slice(0, 23)}`);
const log = { error: write('error'), info: write('info'), warn: write('warn') };

/** Returns the clock of a server that is `days` ahead of the start. */
function serverAt(days: number): { readonly clock: ServerClock; set(other: number): void } {
  let nowMs = startMs + days * dayMs;
  const clock = new ServerClock({ database, now: () => nowMs, log });
  return { clock, set: (other) => void (nowMs = startMs + other * dayMs) };
}
const seenDay = async () => ((await database('server_clock').first()).seenAt - startMs) / dayMs;

it('accepts the first clock, and jumps of up to three days in both directions', async () => {
  const server = serverAt(0);
  expect(await server.clock.remember()).toBe(true);
  const jumps = [3, 3 + 1e-6, -3, -3 - 1e-6, Number.NaN];

  const accepted = [];
  for (const days of jumps) {
    server.set(days);
    accepted.push((await server.clock.jump()) === null);
  }

  expect(accepted).toEqual([true, false, true, false, false]);
});

it('stores the time while it moves on, and never an earlier one', async () => {
  const server = serverAt(0);

  const seen = [];
  for (const day of [0, 2, 4, 3, 200, 5]) {
    server.set(day);
    await server.clock.remember();
    seen.push(await seenDay());
  }

  expect(seen).toEqual([0, 2, 4, 4, 4, 5]);
});

it('logs an error once when the clock jumps, and a line when it is right again', async () => {
  const server = serverAt(0);

  for (const day of [0, 200, 201, 1, -200]) {
    server.set(day);
    await server.clock.remember();
  }

  expect(logged).toEqual([
    'error the clock is more than ',
    'info the clock is accepted a',
    'error the clock is more than ',
  ]);
});

it('judges each server by its own clock', async () => {
  const [right, wrong] = [serverAt(0), serverAt(200)];
  await right.clock.remember();

  expect(await wrong.clock.remember()).toBe(false);
  right.set(1);
  expect(await right.clock.remember()).toBe(true);

  expect(await seenDay()).toBe(1);
  expect(await wrong.clock.jump()).toEqual({ nowMs: startMs + 200 * dayMs, seenMs: startMs + dayMs });
});

it.each([200, -200])('uses a clock that somebody has accepted, %i days away', async (days) => {
  await serverAt(0).clock.remember();
  const server = serverAt(days);

  await server.clock.accept();

  expect(await server.clock.remember()).toBe(true);
  expect(await seenDay()).toBe(days);
  expect(logged.at(-1)).toBe('warn the clock was accepted ');
});
