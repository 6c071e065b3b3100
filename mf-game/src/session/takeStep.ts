import { next } from '@countertop/engine/play/game';
import { ref } from 'valtio';
import { nextHighlights } from '../dialogs/day/highlights.ts';
import { nextFarewells } from './farewells.ts';
import type { TakeStep } from './session.ts';

/** A step by the rules, and what the screens remember of it. */
export const takeStep: TakeStep = (state, event) => {
  const before = state.game;
  const after = next(before, event);
  // Guests go on their way also in calm service, where time changes nothing in the rules.
  const farewells = nextFarewells(state.farewells, { before, after, event });
  if (farewells !== state.farewells) state.farewells = ref(farewells);
  if (after === before) return null;
  const step = { before, after, event };
  state.game = ref(after);
  state.highlights = ref(nextHighlights(state.highlights, step));
  return step;
};
