import { newGame } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../../session/createSession.fixture.ts';
import type { GameSession } from '../../session/session.ts';
import { useFeedbackQuestion } from './useFeedbackQuestion.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Watching({ session }: { session: GameSession }) {
  useFeedbackQuestion(session);
  return null;
}

/** A session at the end of its first day, and what closes all that is celebrated there. */
function atDaysEnd() {
  const session = createSession(playDay(newGame({ seed: 7, band: 'ages_8_9' })).game);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Watching session={session} />));
  const openNextDay = () => {
    session.send({ type: 'nextDayOpened' });
    while (session.state.game.celebrations.length > 0) session.send({ type: 'celebrationClosed' });
  };
  return { session, openNextDay };
}

beforeEach(() => sessionStorage.clear());

it('asks when the second day opens, and not before', () => {
  const { session, openNextDay } = atDaysEnd();
  expect(session.state.game.dayComplete).not.toBeNull();
  expect(session.state.dialog).toBeNull();

  openNextDay();

  expect(session.state.dialog).toBe('opinion');
});

it('asks once in a browser session, also in a new game', () => {
  atDaysEnd().openNextDay();
  const { session, openNextDay } = atDaysEnd();

  openNextDay();

  expect(session.state.dialog).toBeNull();
});
