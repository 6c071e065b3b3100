import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { fuzzFactor, fuzzRuns } from '../../../../tests/support/fuzz.ts';
import { answersIn, openRaw } from '../../../test/rawHttp.ts';
import { rawRequest } from '../../../test/rawRequests.ts';

const requests = fuzzRuns(10_000);
const requestsPerConnection = 20;
const connectionsAtOnce = 64;
/** Short timeouts for requests that never end, and queues long enough that nothing is rejected as busy. */
const limits = {
  headersMs: 100,
  requestMs: 100,
  checkMs: 25,
  idleMs: 300,
  waitingPerConnection: 100,
  waiting: 100_000,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ connections: limits });
});
afterAll(() => server.end());

/** Responses that few of the requests get. */
const rare = [408, 413, 417, 431];

const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/** Sends requests over as many connections as needed: a connection that closes early has not answered the rest. */
async function send(
  all: readonly string[],
  onAnswers: (statuses: readonly number[], sent: string) => void,
): Promise<void> {
  for (let next = 0; next < all.length;) {
    const batch = all.slice(next, next + requestsPerConnection);
    const { socket, received, closed } = await openRaw(server.url);
    socket.write(batch.join('') + last, 'latin1');
    await closed;
    const sent = batch.join('');
    const statuses = (() => {
      try {
        return answersIn(received()).map(({ status }) => status);
      } catch (error) {
        throw new Error(`No legal answer to ${JSON.stringify(sent)}`, { cause: error });
      }
    })();
    onAnswers(statuses, sent);
    // The request that broke the connection got the last response, or none.
    next += Math.max(1, Math.min(statuses.length, batch.length));
  }
}

it(
  `answers ${requests} hostile requests with valid HTTP and no 5xx, and keeps working`,
  { tags: ['nightly'] },
  async () => {
    const all = fc.sample(rawRequest, requests);
    const seen = new Map<number, number>();
    const faults: string[] = [];
    const share = Math.ceil(all.length / connectionsAtOnce);

    await Promise.all(
      Array.from({ length: connectionsAtOnce }, (_, index) =>
        send(all.slice(index * share, (index + 1) * share), (statuses, sent) => {
          for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
          if (statuses.some((status) => status >= 500)) faults.push(sent);
        }),
      ),
    );

    expect(faults).toEqual([]);
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405, ...(fuzzFactor < 1 ? [] : rare)]));
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  },
);
