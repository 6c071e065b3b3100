import { noteServerDate } from '@countertop/client/shared/today';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from './Announcer.tsx';
import { busyGame, startedGame } from '../session/scenes.fixture.ts';
import { createReadyStore } from '../session/readyStore.fixture.ts';
import type { GameStore } from '../session/gameStore.ts';
import { GameStoreProvider } from '../session/GameStoreContext.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;

async function renderAnnouncer(game = startedGame()): Promise<GameStore> {
  const store = createReadyStore(game);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <GameStoreProvider store={store}>
        <Announcer />
      </GameStoreProvider>,
    ),
  );
  return store;
}

const announced = () => document.querySelector('[role="status"]')?.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const doing = (work: () => void) => act(async () => work());

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('announces one sentence at a time and leaves time to hear it', async () => {
  const store = await renderAnnouncer(busyGame());

  await doing(() => {
    store.dispatch({ type: 'tablePressed', tableId: 1 });
    store.dispatch({ type: 'tablePressed', tableId: 5 });
  });
  await pass(400);
  expect(announced()).toBe('Customers will arrive automatically. Wait for someone to be seated!');
  await pass(3000);
  expect(announced()).toBe('Customers will arrive automatically. Wait for someone to be seated!');
  await pass(2000);

  expect(announced()).toMatch(/^Mina: /);
});

it('pauses during a dialog and resumes with what is still true', async () => {
  const store = await renderAnnouncer();
  await doing(() => {
    store.dispatch({ type: 'ticked', elapsedMs: 1000 });
    store.openDialog('help');
  });

  await pass(60_000);
  expect(announced()).toBe('');
  await doing(() => store.openDialog(null));
  await pass(400);

  expect(announced()).toMatch(/ sits down at table \d\.$/);
});

it('says the day of the last visit by the server’s clock if that of the device is wrong', async () => {
  vi.setSystemTime(new Date(2026, 10, 23, 12));
  noteServerDate(new Date(2026, 10, 28, 12).toUTCString());
  const due = { skill: 'stock', band: 'ages_8_9', visitedOn: '2026-11-20' } as const;
  const reviews = { due: [due], visits: 0, lastAt: -3 };
  const store = await renderAnnouncer({ ...startedGame(), isPremium: true, nextArrivalMs: 100, reviews });

  await doing(() => store.dispatch({ type: 'ticked', elapsedMs: 200 }));
  await pass(400);

  expect(announced()).toContain('On November 20, you counted');
  noteServerDate(new Date().toUTCString());
});

it('drops waiting announcements when the game is paused', async () => {
  const store = await renderAnnouncer(busyGame());
  await doing(() => {
    store.dispatch({ type: 'tablePressed', tableId: 1 });
    store.dispatch({ type: 'paused' });
    store.dispatch({ type: 'resumed' });
  });

  await pass(400);

  expect(announced()).toBe('The game is running again.');
  await pass(60_000);
  expect(announced()).toBe('');
});

it('announces all tables on each request and drops waiting announcements', async () => {
  const store = await renderAnnouncer(busyGame());
  await doing(() => store.dispatch({ type: 'tablePressed', tableId: 1 }));

  await doing(() => store.announceFloor());
  const first = document.querySelector('[role="status"] span');
  await doing(() => store.announceFloor());
  const second = document.querySelector('[role="status"] span');

  expect(announced()).toBe(
    [
      'Table 1, Free, Nobody here yet.',
      'Table 2, Ruth, Waiting, ready to order, lots of patience.',
      'Table 3, Omar, Waiting, ready to order, some patience left.',
      'Table 4, Zuri, Hurry! Ready to order, almost out of patience.',
      'Table 5, Mina, Serve!',
      'Table 6, Aiko, Sitting down.',
    ].join(' '),
  );
  // A new element is read again even if its text is the same.
  expect(second).not.toBe(first);
  await pass(60_000);
  expect(announced()).toBe('');
});
