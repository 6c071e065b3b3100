import { createServer } from 'node:http';

/** An event as it came over the wire. */
export interface Received {
  readonly event: string;
  readonly eventId: string;
  readonly signature: string;
  /** The bytes that were signed. */
  readonly body: Buffer;
}

/** A server that takes webhooks and does what it is told with them. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Statuses of the next answers; `hang` never answers. Afterwards everything is answered by 200. */
  readonly answerNext: (...answers: readonly (number | 'hang')[]) => void;
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
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
      const answer = next.shift() ?? 200;
      if (answer !== 'hang') outgoing.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/razorpay/webhook`,
    received,
    answerNext: (...answers) => (next = [...answers]),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
