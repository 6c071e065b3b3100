import { figuresOf, type PlayerProgress, putPlayerProgress } from '@countertop/contract/progress';
import { isContinuation, isWorthKeeping } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';

/** How a call goes wrong: not heard at all, heard but never answered, or refused. */
export type Trouble = 'down' | 'answerLost' | 401 | 403 | null;

export interface FakeServer {
  readonly fetch: (url: string, request?: RequestInit) => Promise<Response>;
  /** What is stored of the one user there is. */
  stored(): PlayerProgress | null;
  /** The games that another one has replaced, the latest last. */
  previous(): readonly SavedGame[];
  /** Every saving that was heard, by the version it named. */
  readonly heard: number[];
  trouble: Trouble;
}

const lastPlayed = '2026-11-21T10:00:00Z';

/** The server's side of saving, by the same rules: the version must be the stored one, and no game destroys another. */
export function fakeServer(): FakeServer {
  let stored: PlayerProgress | null = null;
  let previous: readonly SavedGame[] = [];

  function keep(lost: SavedGame): void {
    if (!isWorthKeeping(lost) || previous.some((other) => isContinuation(other, lost))) return;
    previous = [...previous.filter((other) => !isContinuation(lost, other)), lost];
  }
  /** Makes a game the current one; the others are kept unless it continues them. */
  function makeCurrent(next: PlayerProgress): void {
    if (stored !== null) keep(stored.game);
    stored = next;
    previous = previous.filter((other) => !isContinuation(next.game, other));
  }
  const progressOf = (game: SavedGame, version: number, userId: string): PlayerProgress => ({
    userId,
    version,
    restaurantName: null,
    status: 'menu',
    game,
    ...figuresOf(game),
    lastPlayed,
  });

  function answerPrevious(): Response {
    return Response.json(
      previous.map((game, index) => ({
        id: String(index),
        ...figuresOf(game),
        restaurantName: null,
        lastPlayed,
        replacedAt: lastPlayed,
        restorableUntil: lastPlayed,
      })),
    );
  }

  function answerRestore(path: string, body: string): Response {
    const { gameId }: { gameId: string } = JSON.parse(body);
    const game = previous[Number(gameId)];
    if (game === undefined) return Response.json({ code: 'previous_game_not_found', error: 'None.' }, { status: 404 });
    makeCurrent(progressOf(game, (stored?.version ?? 0) + 1, path.split('/').at(-2) ?? ''));
    return Response.json(stored);
  }

  function answerPut(path: string, body: string): Response {
    const userId = path.split('/').at(-1) ?? '';
    const { version, ...kept } = putPlayerProgress.input.parse({ ...JSON.parse(body), userId });
    server.heard.push(version);
    if (stored === null && version !== 0)
      return Response.json({ code: 'unknown_version', error: 'Unknown.' }, { status: 422 });
    if (stored !== null && version !== stored.version) {
      if (!isContinuation(stored.game, kept.game)) keep(kept.game);
      return Response.json({ code: 'progress_outdated', error: 'Older.', stored }, { status: 409 });
    }
    makeCurrent({ ...kept, version: version + 1, ...figuresOf(kept.game), lastPlayed });
    return Response.json(stored);
  }

  const server: FakeServer = {
    heard: [],
    trouble: null,
    stored: () => stored,
    previous: () => previous,
    fetch(url, { method, body } = {}) {
      const { trouble } = server;
      if (trouble === 'down') return Promise.reject(new TypeError('offline'));
      if (trouble !== null && trouble !== 'answerLost') {
        return Promise.resolve(Response.json({ error: 'No.' }, { status: trouble }));
      }
      if (method === 'PUT' && typeof body === 'string') {
        const answer = answerPut(url, body);
        return trouble === null ? Promise.resolve(answer) : Promise.reject(new TypeError('lost'));
      }
      if (method === 'POST' && typeof body === 'string') return Promise.resolve(answerRestore(url, body));
      if (url.endsWith('/previous')) return Promise.resolve(answerPrevious());
      return Promise.resolve(
        stored ? Response.json(stored) : Response.json({ code: 'progress_not_found', error: 'None.' }, { status: 404 }),
      );
    },
  };
  return server;
}
