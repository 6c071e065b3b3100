import { figuresOf, type PlayerProgress, putPlayerProgress } from '@countertop/contract/play/progress';
import { isContinuation, isWorthKeeping } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';

/** How calls fail: not received, received but the response is lost, or rejected. */
export type Failure = 'down' | 'answerLost' | 'noConsent' | 401 | 403 | 422 | null;

export interface FakeServer {
  readonly fetch: (url: string, request?: RequestInit) => Promise<Response>;
  /** The progress of the only user. */
  stored(): PlayerProgress | null;
  /** Replaced games, latest last. */
  previous(): readonly SavedGame[];
  /** The version of each save request received. */
  readonly received: number[];
  failure: Failure;
}

const lastPlayed = '2026-11-21T10:00:00Z';

/** A server with the real rules for saving: the version must match the stored one, and replaced games are kept. */
export function fakeServer(): FakeServer {
  let stored: PlayerProgress | null = null;
  let previous: readonly SavedGame[] = [];

  function keepPrevious(lost: SavedGame): void {
    if (!isWorthKeeping(lost) || previous.some((other) => isContinuation(other, lost))) return;
    previous = [...previous.filter((other) => !isContinuation(lost, other)), lost];
  }
  /** Makes a game the current one. The others are kept unless it continues them. */
  function makeCurrent(next: PlayerProgress): void {
    if (stored !== null) keepPrevious(stored.game);
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
    server.received.push(version);
    if (stored === null && version !== 0)
      return Response.json({ code: 'unknown_version', error: 'Unknown.' }, { status: 422 });
    if (stored !== null && version !== stored.version) {
      if (!isContinuation(stored.game, kept.game)) keepPrevious(kept.game);
      return Response.json({ code: 'progress_outdated', error: 'Older.', stored }, { status: 409 });
    }
    makeCurrent({ ...kept, version: version + 1, ...figuresOf(kept.game), lastPlayed });
    return Response.json(stored);
  }

  const server: FakeServer = {
    received: [],
    failure: null,
    stored: () => stored,
    previous: () => previous,
    fetch(url, { method, body } = {}) {
      const { failure } = server;
      if (failure === 'down') return Promise.reject(new TypeError('offline'));
      if (failure === 'noConsent') {
        return Promise.resolve(Response.json({ code: 'consent_needed', error: 'No.' }, { status: 403 }));
      }
      if (failure !== null && failure !== 'answerLost') {
        return Promise.resolve(Response.json({ code: 'not_allowed', error: 'No.' }, { status: failure }));
      }
      if (method === 'PUT' && typeof body === 'string') {
        const answer = answerPut(url, body);
        return failure === null ? Promise.resolve(answer) : Promise.reject(new TypeError('lost'));
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
