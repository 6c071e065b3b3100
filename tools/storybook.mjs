// @ts-check
import { createServer } from 'node:http';
import sirv from 'sirv';
import { bin, run } from './run.mjs';

/**
 * Builds the Storybook.
 * @param {string} folder
 */
export async function buildStorybook(folder) {
  const args = ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'];
  const { status, output } = await run(bin('storybook'), args, { isQuiet: true });
  if (status !== 0) throw new Error(`Storybook could not be built:\n${output}`);
}

/**
 * Serves a built Storybook on a free port of this machine.
 * @param {string} folder
 */
export async function serveStorybook(folder) {
  const server = createServer(sirv(folder));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
