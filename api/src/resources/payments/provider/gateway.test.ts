import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { Gateway, ProviderRejected, ProviderUnreachable } from './gateway.ts';

interface Started {
  readonly gateway: Gateway;
  readonly stopping: AbortController;
}

/** Starts a fake Razorpay API that responds with `listener`, and a gateway that calls it. */
async function startGateway(listener: RequestListener, timeoutMs?: number): Promise<Started> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port }: AddressInfo = Object(server.address());
  const settings = {
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    webhookSecrets: ['webhook'],
    apiUrl: `http://127.0.0.1:${port}`,
    checkoutUrl: `http://127.0.0.1:${port}/checkout.js`,
    mode: 'test',
  } as const;
  const stopping = new AbortController();
  return { gateway: new Gateway(settings, stopping.signal, timeoutMs), stopping };
}

/** A response that never ends: one byte every 20 ms. */
const trickle: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function respondWith(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
}

test(
  'ends a response that trickles in after the time limit, even if garbage is collected in between',
  { tags: ['nightly'] },
  async () => {
    const { gateway } = await startGateway(trickle, 400);

    const outcome = gateway.payment('pay_1').catch((error: unknown) => error);
    for (let round = 0; round < 5; round += 1) {
      await delay(40);
      collectGarbage();
    }

    expect(await outcome).toBeInstanceOf(ProviderUnreachable);
  },
);

test('ends open requests when the server stops', async () => {
  const { gateway, stopping } = await startGateway(trickle);

  const pending = gateway.payment('pay_1');
  setTimeout(() => stopping.abort(), 50);

  await expect(pending).rejects.toBeInstanceOf(ProviderUnreachable);
});

test.each([
  ['a server error', 500, '{"error":{"description":"down"}}'],
  ['a rate limit', 429, '{"error":{"description":"slow down"}}'],
  ['a conflict', 409, '{"error":{"description":"in progress"}}'],
  ['a gateway error in HTML', 502, '<html></html>'],
  ['an empty success', 200, ''],
  ['a success in HTML', 200, '<html></html>'],
  ['a success of another shape', 200, '{"id":7}'],
  ['a response that is too large', 200, JSON.stringify('x'.repeat(2_000_000))],
])('reports %s as unreachable', async (_name, status, body) => {
  const { gateway } = await startGateway(respondWith(status, body));

  await expect(gateway.payment('pay_1')).rejects.toBeInstanceOf(ProviderUnreachable);
});

test('reports a host that cannot be reached as unreachable', async () => {
  const { gateway } = await startGateway((request) => request.socket.destroy());

  await expect(gateway.payment('pay_1')).rejects.toBeInstanceOf(ProviderUnreachable);
});

test('does not follow redirects, which would hand the key secret to another host', async () => {
  const requests: string[] = [];
  const { gateway } = await startGateway((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });

  await expect(gateway.payment('pay_1')).rejects.toBeInstanceOf(ProviderUnreachable);

  expect(requests).toEqual(['/v1/payments/pay_1']);
});

test("reports Razorpay's own reason when a request is rejected", async () => {
  const { gateway } = await startGateway(respondWith(400, '{"error":{"description":"The id is invalid."}}'));

  const thrown: unknown = await gateway.payment('pay_1').catch((error: unknown) => error);

  expect(thrown).toBeInstanceOf(ProviderRejected);
  expect(thrown).toMatchObject({ status: 400, message: 'The id is invalid.' });
});

test('sends ids as one path segment and the receipt of a refund as its idempotency key', async () => {
  const requests: (string | string[] | undefined)[] = [];
  const { gateway } = await startGateway((request, response) => {
    requests.push(request.url, request.headers['x-refund-idempotency']);
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end('{"id":"rfnd_1","amount":499,"status":"processed"}');
  });

  await gateway.refund('../orders/pay?1', 499, 'refund-0001');

  expect(requests).toEqual(['/v1/payments/..%2Forders%2Fpay%3F1/refund', 'refund-0001']);
});
