import { translate } from '@countertop/design-system/messages';
import { next } from '@countertop/engine/play/game';
import { expect, it } from 'vitest';
import { en as feedbackTexts } from '../play/customer-feedback/customerFeedback.messages.ts';
import { en } from './session.messages.ts';
import { announcements } from './announcements.ts';
import { busyGame, orderedGame, startedGame } from './scenes.fixture.ts';
import type { Step } from './session.ts';

const words = { screen: translate(en, 'en-US'), feedback: translate(feedbackTexts, 'en-US') };

const said = (step: Step) => announcements(step, words).map(({ text }) => text);

const stepOf = (before: Step['before'], event: Step['event']): Step => ({ before, event, after: next(before, event) });

it('says that a guest is ready to order', () => {
  const game = startedGame();
  const seating = { ...game, tables: busyGame().tables.filter(({ id }) => id === 6) };

  const step = stepOf({ ...seating, tables: soonReady(seating.tables) }, { type: 'ticked', elapsedMs: 1000 });

  expect(said(step)).toEqual(['Kenji at table 6 is ready to order.']);
});

it('says once that the time bonus is over', () => {
  const game = orderedGame();
  const late = { ...game, tables: [], order: game.order && { ...game.order, timeLeftMs: 100 } };
  const first = stepOf(late, { type: 'ticked', elapsedMs: 200 });

  expect(said(first)).toEqual(['The time bonus is over. You can still answer.']);
  expect(said(stepOf(first.after, { type: 'ticked', elapsedMs: 200 }))).toEqual([]);
});

it('says who left, and why', () => {
  const impatient = {
    ...busyGame(),
    tables: busyGame().tables.map((table) =>
      table.status === 'waiting' ? { ...table, patienceMs: table.id === 4 ? 100 : 20_000 } : table,
    ),
  };

  expect(said(stepOf(impatient, { type: 'ticked', elapsedMs: 200 }))).toContain(
    'Zuri: Left angry - took too long with my order!',
  );
});

it('says once that a guest is in a hurry', () => {
  const game = busyGame();
  const tables = game.tables.map((table) =>
    table.id === 2 && table.status === 'waiting' ? { ...table, patienceMs: 6_100 } : table,
  );
  const first = stepOf({ ...game, tables }, { type: 'ticked', elapsedMs: 200 });

  expect(said(first)).toEqual(['Ruth at table 2 is in a hurry.']);
  expect(said(stepOf(first.after, { type: 'ticked', elapsedMs: 200 }))).toEqual([]);
});

it('tells what to do at a free table', () => {
  expect(said(stepOf(busyGame(), { type: 'tablePressed', tableId: 1 }))).toEqual([
    'Customers will arrive automatically. Wait for someone to be seated!',
  ]);
});

it('no longer says of a guest who was asked or has gone that they are ready', () => {
  const seating = { ...busyGame(), tables: soonReady(busyGame().tables), order: null };
  const { after, ...step } = stepOf(seating, { type: 'ticked', elapsedMs: 1000 });
  const ready = announcements({ ...step, after }, words).find(({ text }) => text.includes('Kenji'));

  expect(ready?.holds(after)).toBe(true);
  expect(ready?.holds(next(after, { type: 'tablePressed', tableId: 6 }))).toBe(false);
  expect(ready?.holds(next(after, { type: 'left' }))).toBe(false);
});

function soonReady(tables: Step['before']['tables']): Step['before']['tables'] {
  return tables.map((table) => (table.status === 'seating' ? { ...table, seatedInMs: 500 } : table));
}
