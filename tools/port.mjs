// @ts-check
import { createServer } from 'node:net';

/**
 * Whether another process listens on a port.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      resolve('code' in error && error.code === 'EADDRINUSE');
    });
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => {
        resolve(false);
      });
    });
  });
}

/**
 * Returns a free port.
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
