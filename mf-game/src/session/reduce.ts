import { next } from '@countertop/engine/play/game';
import { ref } from 'valtio';
import { nextDayResults } from './day/dayResults.ts';
import { nextHighlights } from './day/highlights.ts';
import { nextDepartures } from './departures.ts';
import type { Reduce } from './gameStore.ts';

/** Applies the rules to an event and updates departures, highlights and the day's results. */
export const reduce: Reduce = (state, event) => {
  const before = state.game;
  const after = next(before, event);
  // In untimed mode ticks don't change the game, but departing customers still have to leave.
  const departures = nextDepartures(state.departures, { before, after, event });
  if (departures !== state.departures) state.departures = ref(departures);
  if (after === before) return null;
  const step = { before, after, event };
  state.game = ref(after);
  state.highlights = ref(nextHighlights(state.highlights, step));
  const dayResults = nextDayResults(state.dayResults, step);
  if (dayResults !== state.dayResults) state.dayResults = ref(dayResults);
  return step;
};
