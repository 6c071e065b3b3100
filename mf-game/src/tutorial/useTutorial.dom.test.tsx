import { newGame, next } from '@countertop/engine/game';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession, type GameSession } from '../game/session.ts';
import { tutorialRecord } from './tutorialRecord.ts';
import { type Tutorial, useTutorial } from './useTutorial.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const key = 'countertop.tutorial.v1';
const atMenu = newGame({ seed: 7, band: 'ages_8_9' });
let tutorial: Tutorial | null = null;
let leave = () => {};

function Probe({ session }: { session: GameSession }) {
  tutorial = useTutorial(session);
  return null;
}

function visit(session: GameSession = createSession(atMenu)): GameSession {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe session={session} />));
  leave = () => act(() => root.unmount());
  return session;
}

/** The state of the session is drawn in a microtask. */
const change = (work: () => void) => act(async () => work());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isCelebrating = () => tutorial?.isCelebrating;
const badges = ({ state }: GameSession) =>
  state.game.awards.flatMap((award) => (award.kind === 'badge' ? [award.id] : []));
beforeEach(() => {
  vi.useFakeTimers();
  // A browser that refused its storage in the last test takes it again.
  tutorialRecord.set(null);
  localStorage.clear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is offered on the first visit', () => {
  expect(visit().state.dialog).toBe('tutorial');
});

it.each(['completed', 'skipped'])('is not offered once it was %s', (ending) => {
  localStorage.setItem(key, JSON.stringify(ending));

  expect(visit().state.dialog).toBeNull();
});

it('is not offered over a game that goes on', () => {
  expect(visit(createSession(next(atMenu, { type: 'started' }))).state.dialog).toBeNull();
});

it('lets paper fall for 2 s and awards its badge after 1 s when it is completed', async () => {
  const session = visit();

  await change(() => tutorial?.onComplete());
  expect(session.state.dialog).toBeNull();
  expect(localStorage.getItem(key)).toBe('"completed"');
  expect(isCelebrating()).toBe(true);
  pass(999);
  expect(badges(session)).toEqual([]);
  pass(1);
  expect(badges(session)).toEqual(['tutorial_master']);
  pass(1000);

  expect(isCelebrating()).toBe(false);
});

it('awards nothing when it is skipped, however it was closed', async () => {
  const session = visit();

  await change(() => session.openDialog(null));
  pass(5000);

  expect(localStorage.getItem(key)).toBe('"skipped"');
  expect(badges(session)).toEqual([]);
  expect(isCelebrating()).toBe(false);
});

it('stays completed when it is opened again and skipped', async () => {
  localStorage.setItem(key, '"completed"');
  const session = visit();

  await change(() => session.openDialog('tutorial'));
  await change(() => session.openDialog(null));

  expect(localStorage.getItem(key)).toBe('"completed"');
});

it('is not offered twice in a visit to a browser that stores nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const session = visit();

  await change(() => session.openDialog(null));
  leave();

  expect(visit(session).state.dialog).toBeNull();
});

it('takes what cannot be read for a first visit, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, '{"done":1}');

  expect(visit().state.dialog).toBe('tutorial');
  expect(warn).toHaveBeenCalledOnce();
});
