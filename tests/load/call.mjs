// @ts-check
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });

/**
 * Sends a request over a keep-alive connection. Uses less CPU time than `fetch`, so that the client is not the bottleneck.
 * @param {string} url
 * @param {{ method?: string, cookie?: string, body?: string, encoding?: string, headers?: Record<string, string> }} [options]
 * `encoding` is sent as Accept-Encoding
 * @returns {Promise<{ status: number, text: string, headers: http.IncomingHttpHeaders }>}
 */
export function call(url, { method = 'GET', cookie = '', body, encoding = '', headers: more = {} } = {}) {
  const headers = {
    ...more,
    ...(cookie && { Cookie: cookie }),
    ...(encoding && { 'Accept-Encoding': encoding }),
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, agent, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, text: Buffer.concat(chunks).toString(), headers: received });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
