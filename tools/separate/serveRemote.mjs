// @ts-check
import { createServer } from 'node:http';
import sirv from 'sirv';

/** Headers of every response: pages of other origins may load these files and do nothing else with them. */
const headersOfAll = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
const forever = 'public, max-age=31536000, immutable';
/** Paths of deployed files. Dotfiles are excluded. */
const isInBuild = (/** @type {string} */ url) => url.startsWith('/builds/');
const hiddenName = /\/(?:\.|%2e)/i;

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} message */
function sendPlain(response, status, message) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
}

/**
 * Serves the deployed builds of one remote on its own origin, like `deploy/nginx.conf`: compressed, builds immutable, the pointer
 * revalidated on each request.
 * @param {{ folder: string, port?: number, host?: string }} place port 0 selects a free one
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the URL ends with a slash
 */
export async function serveRemote({ folder, port = 0, host = '127.0.0.1' }) {
  const send = sirv(folder, {
    // Reads the folder on each request, because deployments change it.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', isInBuild(pathname) ? forever : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendPlain(response, 405, 'This address only supports GET and HEAD.');
    }
    if (hiddenName.test(request.url ?? '')) return sendPlain(response, 404, 'File not found.');
    send(request, response, () => sendPlain(response, 404, 'File not found.'));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${taken}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
