import { createServer } from 'node:http';

/** A received event. */
export interface ReceivedEvent {
  readonly event: string;
  readonly eventId: string;
  readonly signature: string;
  /** The bytes that were signed. */
  readonly body: Buffer;
}

/** A server that records webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedEvent[];
  /** Sets the statuses of the next responses; `hang` never responds. Later responses are 200. */
  readonly respondNext: (...responses: readonly (number | 'hang')[]) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  let next: (number | 'hang')[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      received.push({
        event: JSON.parse(body.toString()).event,
        eventId: String(incoming.headers['x-razorpay-event-id']),
        signature: String(incoming.headers['x-razorpay-signature']),
        body,
      });
      const response = next.shift() ?? 200;
      if (response !== 'hang') outgoing.writeHead(response).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/razorpay/webhook`,
    received,
    respondNext: (...responses) => (next = [...responses]),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
