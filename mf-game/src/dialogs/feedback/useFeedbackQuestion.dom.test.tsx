import { newGame } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import type { GameStore } from '../../session/gameStore.ts';
import { useFeedbackQuestion } from './useFeedbackQuestion.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Watching({ store }: { store: GameStore }) {
  useFeedbackQuestion(store);
  return null;
}

/** Returns a store at the end of the first day, and a function that opens the next day and closes the celebrations. */
function atDaysEnd() {
  const store = createReadyStore(playDay(newGame({ seed: 7, band: 'ages_8_9' })).game);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Watching store={store} />));
  const openNextDay = () => {
    store.dispatch({ type: 'nextDayOpened' });
    while (store.state.game.celebrations.length > 0) store.dispatch({ type: 'celebrationClosed' });
  };
  return { store, openNextDay };
}

beforeEach(() => sessionStorage.clear());

it('asks when the second day opens, not before', () => {
  const { store, openNextDay } = atDaysEnd();
  expect(store.state.game.dayComplete).not.toBeNull();
  expect(store.state.dialog).toBeNull();

  openNextDay();

  expect(store.state.dialog).toBe('feedback');
});

it('asks once per browser session, even in a new game', () => {
  atDaysEnd().openNextDay();
  const { store, openNextDay } = atDaysEnd();

  openNextDay();

  expect(store.state.dialog).toBeNull();
});
