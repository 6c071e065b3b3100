import { newGame } from '@countertop/engine/play/game';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { expect, it } from 'vitest';
import { isFurther } from '@countertop/engine/saved-game/continuation';
import { markOf, type Mine, whichGame } from './whichGame.ts';

const start = newGame({ seed: 7, band: 'ages_6_7' });
const dayOne = playDay(start, { correctPercent: 100 }).game;
const [fresh, one, two] = [start, dayOne, playDay(dayOne, { correctPercent: 100 }).game].map(savedOf) as [
  SavedGame,
  SavedGame,
  SavedGame,
];
const other = savedOf(playDay(newGame({ seed: 8, band: 'ages_6_7' }), { correctPercent: 100 }).game);
const mine = (game: SavedGame, side: Partial<Mine> = {}): Mine => ({
  game,
  version: 1,
  isSaved: false,
  sentMarks: [],
  ...side,
});

it.each([
  ['the same game', mine(one), { version: 4, game: one }, 'mine', false],
  [
    'a game of another device, where nothing happened here',
    mine(one, { isSaved: true }),
    { version: 2, game: two },
    'theirs',
    false,
  ],
  ['even a new game that was begun there', mine(two, { isSaved: true }), { version: 2, game: fresh }, 'theirs', false],
  [
    'a new browser, in which nothing was answered yet',
    mine(savedOf(newGame({ seed: 9, band: 'ages_8_9' })), { version: 0 }),
    { version: 2, game: two },
    'theirs',
    false,
  ],
  ['what happened here since', mine(two), { version: 1, game: one }, 'mine', false],
  ['a new game begun here', mine(fresh), { version: 1, game: two }, 'mine', false],
  [
    'what was sent and never answered',
    mine(two, { sentMarks: [markOf(one)] }),
    { version: 2, game: one },
    'mine',
    false,
  ],
  ['two that grew apart, the further one there', mine(one), { version: 3, game: two }, 'theirs', true],
  ['two that grew apart, the further one here', mine(two), { version: 3, game: other }, 'mine', true],
] as const)('goes on with the right one of %s', (...row) => {
  const [, ours, theirs, goesOn, isTold] = row;

  expect(whichGame(ours, theirs)).toEqual({ goesOn, isTold });
});

it('calls none of two equal games further', () => {
  expect([isFurther(two, one), isFurther(one, two), isFurther(one, one)]).toEqual([true, false, false]);
});
