import { translate } from '@countertop/design-system/messages';
import { next } from '@countertop/engine/game';
import { expect, it } from 'vitest';
import { en as feedbackTexts } from '../feedback/messages/en.messages.ts';
import { en } from '../messages/en.messages.ts';
import { announcements } from './announcements.ts';
import { busyGame, orderedGame, startedGame } from './scenes.ts';
import type { Step } from './session.ts';

const words = { screen: translate(en, 'en-US'), feedback: translate(feedbackTexts, 'en-US') };

const stepOf = (before: Step['before'], event: Step['event']): Step => ({ before, event, after: next(before, event) });

it('says that a guest is ready to order', () => {
  const game = startedGame();
  const seating = { ...game, tables: busyGame().tables.filter(({ id }) => id === 6) };

  const said = announcements(
    stepOf({ ...seating, tables: soonReady(seating.tables) }, { type: 'ticked', elapsedMs: 1000 }),
    words,
  );

  expect(said).toEqual(['Kenji at table 6 is ready to order.']);
});

it('says once that the time bonus is over', () => {
  const game = orderedGame();
  const late = { ...game, tables: [], order: game.order && { ...game.order, timeLeftMs: 100 } };
  const first = stepOf(late, { type: 'ticked', elapsedMs: 200 });

  expect(announcements(first, words)).toEqual(['The time bonus is over. You can still answer.']);
  expect(announcements(stepOf(first.after, { type: 'ticked', elapsedMs: 200 }), words)).toEqual([]);
});

it('says who left, and why', () => {
  const impatient = {
    ...busyGame(),
    tables: busyGame().tables.map((table) =>
      table.status === 'waiting' ? { ...table, patienceMs: table.id === 4 ? 100 : 20_000 } : table,
    ),
  };

  expect(announcements(stepOf(impatient, { type: 'ticked', elapsedMs: 200 }), words)).toContain(
    'Zuri: Left angry - took too long with my order!',
  );
});

it('says once that a guest is in a hurry', () => {
  const game = busyGame();
  const tables = game.tables.map((table) =>
    table.id === 2 && table.status === 'waiting' ? { ...table, patienceMs: 6_100 } : table,
  );
  const first = stepOf({ ...game, tables }, { type: 'ticked', elapsedMs: 200 });

  expect(announcements(first, words)).toEqual(['Ruth at table 2 is in a hurry.']);
  expect(announcements(stepOf(first.after, { type: 'ticked', elapsedMs: 200 }), words)).toEqual([]);
});

it('tells what to do at a free table', () => {
  expect(announcements(stepOf(busyGame(), { type: 'tablePressed', tableId: 1 }), words)).toEqual([
    'Customers will arrive automatically. Wait for someone to be seated!',
  ]);
});

function soonReady(tables: Step['before']['tables']): Step['before']['tables'] {
  return tables.map((table) => (table.status === 'seating' ? { ...table, seatedInMs: 500 } : table));
}
