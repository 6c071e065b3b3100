import type { Server } from 'node:http';
import { StartError } from '../config/startError.ts';

/** Requests that take longer than this after the stop are cut off. */
const stopLimitMs = 1500;
/** A keep-alive connection becomes idle after its response, and would keep the server open. */
const idleCheckMs = 50;

export interface ListenAt {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** The settings that define port and host, for the error message. */
  readonly names: { readonly port: string; readonly host: string };
}

/** Starts listening. Returns the origin, for example `http://127.0.0.1:3000`. Rejects with `StartError` if that is not possible. */
export function listen(server: Server, { port, host, names }: ListenAt): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const message = isTaken
        ? `Port ${port} on ${host} is taken; stop the other program or set ${names.port} to another number.`
        : `The server cannot listen on ${host}, port ${port} (${error.code ?? error.message}); set ${names.host} or ${names.port}.`;
      reject(new StartError(message));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new StartError('The server has no address.'));
      else resolve(`http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`);
    });
  });
}

/** Stops accepting connections. Resolves when the open requests are finished, or cut off after 1.5 s. */
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
