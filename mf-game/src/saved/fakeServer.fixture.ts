import { figuresOf, type PlayerProgress, putPlayerProgress } from '@countertop/contract/progress';

/** How a call goes wrong: not heard at all, heard but never answered, or refused. */
export type Trouble = 'down' | 'answerLost' | 401 | 403 | null;

export interface FakeServer {
  readonly fetch: (url: string, request?: RequestInit) => Promise<Response>;
  /** What is stored of the one user there is. */
  stored(): PlayerProgress | null;
  /** Every saving that was heard, by the version it named. */
  readonly heard: number[];
  trouble: Trouble;
}

/** The server's side of saving, by the same rules: the version must be the stored one. */
export function fakeServer(): FakeServer {
  let stored: PlayerProgress | null = null;

  function answerPut(path: string, body: string): Response {
    const userId = path.split('/').at(-1) ?? '';
    const { version, ...kept } = putPlayerProgress.input.parse({ ...JSON.parse(body), userId });
    server.heard.push(version);
    if (version !== (stored?.version ?? 0)) return Response.json({ error: 'Older.', stored }, { status: 409 });
    stored = { ...kept, version: version + 1, ...figuresOf(kept.game), lastPlayed: '2026-11-21T10:00:00Z' };
    return Response.json(stored);
  }

  const server: FakeServer = {
    heard: [],
    trouble: null,
    stored: () => stored,
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
      return Promise.resolve(stored ? Response.json(stored) : Response.json({ error: 'None.' }, { status: 404 }));
    },
  };
  return server;
}
