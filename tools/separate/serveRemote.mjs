// @ts-check
import { createServer } from 'node:http';
import sirv from 'sirv';

/** On every answer: the page on its own origin may use these files, and nobody can do anything else with them. */
const headersOfAll = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
const forever = 'public, max-age=31536000, immutable';
/** A deployed build's own files; a dotted name is none of them. */
const isInBuild = (/** @type {string} */ url) => url.startsWith('/builds/');
const hiddenName = /\/(?:\.|%2e)/i;

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} sentence */
function sendPlain(response, status, sentence) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence);
}

/**
 * Serves the deployed builds of one remote on an origin of its own, as `deploy/remote.nginx.conf` does: compressed as
 * the browser takes it, builds for ever, the pointer asked for anew each time.
 * @param {{ folder: string, port?: number, host?: string }} place port 0 is any free one
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the address ends with a slash
 */
export async function serveRemote({ folder, port = 0, host = '127.0.0.1' }) {
  const send = sirv(folder, {
    // Looks at the folder for each request: builds come and go while it runs.
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
