import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from './Announcer.tsx';
import { busyGame, startedGame } from './scenes.fixture.ts';
import { createSession } from './createSession.fixture.ts';
import type { GameSession } from './session.ts';
import { SessionProvider } from './SessionContext.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;

async function listenTo(game = startedGame()): Promise<GameSession> {
  const session = createSession(game);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <SessionProvider session={session}>
        <Announcer />
      </SessionProvider>,
    ),
  );
  return session;
}

const heard = () => document.querySelector('[role="status"]')?.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const doing = (work: () => void) => act(async () => work());

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('says one sentence at a time, and each long enough to be heard', async () => {
  const session = await listenTo(busyGame());

  await doing(() => {
    session.send({ type: 'tablePressed', tableId: 1 });
    session.send({ type: 'tablePressed', tableId: 5 });
  });
  await pass(400);
  expect(heard()).toBe('Customers will arrive automatically. Wait for someone to be seated!');
  await pass(3000);
  expect(heard()).toBe('Customers will arrive automatically. Wait for someone to be seated!');
  await pass(2000);

  expect(heard()).toMatch(/^Mina: /);
});

it('falls silent under a dialog and goes on with what still holds', async () => {
  const session = await listenTo();
  await doing(() => {
    for (let second = 0; second < 3; second += 1) session.send({ type: 'ticked', elapsedMs: 1000 });
    session.openDialog('help');
  });

  await pass(60_000);
  expect(heard()).toBe('');
  await doing(() => session.openDialog(null));
  await pass(400);

  expect(heard()).toMatch(/ sits down at table \d\.$/);
});

it('forgets what was waiting when the game is paused', async () => {
  const session = await listenTo(busyGame());
  await doing(() => {
    session.send({ type: 'tablePressed', tableId: 1 });
    session.send({ type: 'paused' });
    session.send({ type: 'resumed' });
  });

  await pass(400);

  expect(heard()).toBe('The game goes on.');
  await pass(60_000);
  expect(heard()).toBe('');
});

it('says the whole floor in sentences when asked, again and again, and drops what waited', async () => {
  const session = await listenTo(busyGame());
  await doing(() => session.send({ type: 'tablePressed', tableId: 1 }));

  await doing(() => session.hearFloor());
  const first = document.querySelector('[role="status"] span');
  await doing(() => session.hearFloor());
  const second = document.querySelector('[role="status"] span');

  expect(heard()).toBe(
    [
      'Table 1, Free, Ready for a guest.',
      'Table 2, Ruth, Waiting, ready to order, lots of patience.',
      'Table 3, Omar, Waiting, ready to order, some patience left.',
      'Table 4, Zuri, Hurry! Ready to order, almost out of patience.',
      'Table 5, Mina, Serve! The order is done.',
      'Table 6, Kenji, Sitting down.',
    ].join(' '),
  );
  // A new element is read again, the same words or not.
  expect(second).not.toBe(first);
  await pass(60_000);
  expect(heard()).toBe('');
});
