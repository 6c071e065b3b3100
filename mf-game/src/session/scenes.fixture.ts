import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { customerOf } from '@countertop/engine/play/floor/cast';
import { type Game, newGame, next, type Order, type Table } from '@countertop/engine/play/game';
import type { ProblemVariant } from '@countertop/engine/problems/problem';
import { answerText, playDay, wrongAnswerText } from '@countertop/engine/play/simulate';

const busyTables: readonly Table[] = [
  { id: 1, status: 'available' },
  { id: 2, status: 'waiting', customer: customerOf('ruth'), patienceMs: 24_000, turnsWaited: 0 },
  { id: 3, status: 'waiting', customer: customerOf('omar'), patienceMs: 17_500, turnsWaited: 0 },
  { id: 4, status: 'waiting', customer: customerOf('zuri'), patienceMs: 4_000, turnsWaited: 0 },
  { id: 5, status: 'ready', customer: customerOf('mina'), dish: 'salad' },
  { id: 6, status: 'seating', customer: customerOf('aiko'), seatedInMs: 2_000 },
];

/** A started game; the same band and seed always give the same game. */
export function startedGame(band: AgeBand = 'ages_8_9', seed = 7): Game {
  return next(newGame({ seed, band }), { type: 'started' });
}

/** A game with a table in every state. */
export function busyGame(band: AgeBand = 'ages_8_9', seed = 7): Game {
  const game = startedGame(band, seed);
  const stats = {
    ...game.stats,
    level: 3,
    levelProgressPercent: 60,
    score: 640,
    moneyCents: 8600,
    day: 2,
    customersServed: 3,
    dayTarget: 6,
  };
  return { ...game, stats, tables: busyTables };
}

const openedGame = (band: AgeBand, seed: number): Game =>
  next(busyGame(band, seed), { type: 'tablePressed', tableId: 3 });

/** The variant shown for each band. All of them ask for money. */
const shownVariant: Record<AgeBand, ProblemVariant> = {
  ages_6_7: 'mixed_order',
  ages_8_9: 'multiplication',
  ages_10_12: 'subtotal',
  ages_12_plus: 'service_and_tax',
};

/** A game with table 3's order open, from the first seed whose first problem is of the given variant. */
export function orderedGame(band: AgeBand = 'ages_8_9', variant: ProblemVariant = shownVariant[band]): Game {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const game = openedGame(band, seed);
    if (game.order?.problem.variant === variant) return game;
  }
  throw new Error(`No game for ${band} starts with ${variant}.`);
}

/** The order with the longest text for each problem variant, among forty games per band. */
export function longestOrders(): readonly Game[] {
  return longestBy(
    ({ problem }) => problem.variant,
    ({ problem }) => [problem.lines, problem.question],
  );
}

/** The longest order for each band and problem variant. */
export function longestOrdersOfBands(): readonly Order[] {
  const games = longestBy(
    ({ problem }, band) => `${band} ${problem.variant}`,
    ({ problem }) => [problem.context, problem.lines, problem.question],
  );
  return games.flatMap(({ order }) => order ?? []);
}

/** The game with the longest text of each kind, among forty games per band. */
function longestBy(kindOf: (order: Order, band: AgeBand) => string, textOf: (order: Order) => unknown) {
  const longest = new Map<string, { game: Game; length: number }>();
  for (const band of ageBands) {
    for (let seed = 1; seed <= 40; seed += 1) {
      const game = openedGame(band, seed);
      if (game.order === null) continue;
      const kind = kindOf(game.order, band);
      const { length } = JSON.stringify(textOf(game.order));
      if (length > (longest.get(kind)?.length ?? 0)) longest.set(kind, { game, length });
    }
  }
  return [...longest.values()].map(({ game }) => game);
}

/** The game of `orderedGame` after an answer. */
export function answeredGame(isRight: boolean, band?: AgeBand): Game {
  const game = orderedGame(band);
  if (game.order === null) return game;
  const { answer } = game.order.problem;
  return next(game, { type: 'answered', text: isRight ? answerText(answer) : wrongAnswerText(answer) });
}

/** A game at the end of its first day. */
export function finishedDay(band: AgeBand = 'ages_8_9', seed = 7): Game {
  return playDay(startedGame(band, seed)).game;
}
