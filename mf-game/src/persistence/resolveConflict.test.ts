import { newGame } from '@countertop/engine/play/game';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { expect, it } from 'vitest';
import { isFurther } from '@countertop/engine/saved-game/continuation';
import { fingerprint, type LocalGame, resolveConflict } from './resolveConflict.ts';

const start = newGame({ seed: 7, band: 'ages_6_7' });
const dayOne = playDay(start, { correctPercent: 100 }).game;
const [fresh, one, two] = [start, dayOne, playDay(dayOne, { correctPercent: 100 }).game].map(savedOf) as [
  SavedGame,
  SavedGame,
  SavedGame,
];
const other = savedOf(playDay(newGame({ seed: 8, band: 'ages_6_7' }), { correctPercent: 100 }).game);
const local = (game: SavedGame, side: Partial<LocalGame> = {}): LocalGame => ({
  game,
  version: 1,
  isSaved: false,
  sentMarks: [],
  ...side,
});

it.each([
  ['the same game', local(one), { version: 4, game: one }, 'local', false],
  ['progress on another device only', local(one, { isSaved: true }), { version: 2, game: two }, 'server', false],
  ['even a new game started there', local(two, { isSaved: true }), { version: 2, game: fresh }, 'server', false],
  [
    'a new browser with no answers yet',
    local(savedOf(newGame({ seed: 9, band: 'ages_8_9' })), { version: 0 }),
    { version: 2, game: two },
    'server',
    false,
  ],
  ['progress here only', local(two), { version: 1, game: one }, 'local', false],
  ['a new game started here', local(fresh), { version: 1, game: two }, 'local', false],
  [
    'an upload whose response was lost',
    local(two, { sentMarks: [fingerprint(one)] }),
    { version: 2, game: one },
    'local',
    false,
  ],
  ['diverged games, the server further along', local(one), { version: 3, game: two }, 'server', true],
  ['diverged games, this one further along', local(two), { version: 3, game: other }, 'local', true],
] as const)('picks the right game: %s', (...row) => {
  const [, mine, theirs, winner, isConflict] = row;

  expect(resolveConflict(mine, theirs)).toEqual({ winner, isConflict });
});

it('calls neither of two equal games further', () => {
  expect([isFurther(two, one), isFurther(one, two), isFurther(one, one)]).toEqual([true, false, false]);
});
