import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { startedGame } from '../session/scenes.fixture.ts';
import { createSession } from '../session/createSession.fixture.ts';
import type { GameSession } from '../session/session.ts';
import { useKeyboard } from './useKeyboard.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onStart = vi.fn<() => void>();
let root: Root;

function Keys({ session, children }: { session: GameSession; children?: ReactNode }) {
  useKeyboard(session, onStart);
  return <>{children}</>;
}

async function play(session: GameSession, children?: ReactNode): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Keys session={session}>{children}</Keys>));
}

async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event.defaultPrevented;
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  onStart.mockReset();
});

it('pauses by Escape while playing', async () => {
  const session = createSession(startedGame());
  await play(session);

  expect(await press('Escape')).toBe(true);

  expect(session.state.game.status).toBe('paused');
});

it.each(['dialog', 'menu', 'listbox'])('leaves Escape to an open %s', async (role) => {
  const session = createSession(startedGame());
  await play(session, <div role={role} />);

  expect(await press('Escape')).toBe(false);

  expect(session.state.game.status).toBe('playing');
});

it('closes by Escape a dialog that was asked for and is not drawn yet', async () => {
  const session = createSession(startedGame());
  session.openDialog('progress');
  await play(session);

  await press('Escape');

  expect(session.state.dialog).toBeNull();
  expect(session.state.game.status).toBe('playing');
});

it('does nothing by Escape at the menu', async () => {
  const session = createSession({ ...startedGame(), status: 'menu' });
  await play(session);

  expect(await press('Escape')).toBe(false);
});

it('does not start by Space in the middle of a game', async () => {
  await play(createSession(startedGame()));

  expect(await press(' ')).toBe(false);

  expect(onStart).not.toHaveBeenCalled();
});
