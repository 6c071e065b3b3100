import type { Server } from 'node:http';
import { StartError } from '../config/startError.ts';

/** Requests still unanswered this long after the stop are cut off. */
const stopLimitMs = 1500;
/** A kept-alive connection becomes idle when its answer is out, and would hold the server open. */
const idleCheckMs = 50;

export interface ListenAt {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  /** The settings that port and host come from, for the sentence that says what to change. */
  readonly names: { readonly port: string; readonly host: string };
}

/** Listens and gives the origin, for example `http://127.0.0.1:3000`; throws a `StartError` where that is not possible. */
export function listen(server: Server, { port, host, names }: ListenAt): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const sentence = isTaken
        ? `Port ${port} on ${host} is taken; stop the other program or set ${names.port} to another number.`
        : `The server cannot listen on ${host}, port ${port} (${error.code ?? error.message}); set ${names.host} or ${names.port}.`;
      reject(new StartError(sentence));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new StartError('The server has no address.'));
      else resolve(`http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`);
    });
  });
}

/** Takes no more connections and settles when those that are there have their answers, or are cut off after 1.5 s. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const limit = setTimeout(() => server.closeAllConnections(), stopLimitMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
