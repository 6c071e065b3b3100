import type { IncomingMessage } from 'node:http';
import type { EarlyAnswer } from './earlyAnswers.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Printable ASCII that begins with a slash and has no fragment: the origin form of RFC 9112, section 3.2.1, plus characters that
 * browsers send without percent-encoding. Koa's getters pass anything else to `url.parse`, which throws for `http://[::1/`.
 */
const originForm = /^\/[!"$-~]*$/;

const wrongMethod: EarlyAnswer = {
  code: 'method_not_allowed',
  error: `This method is not supported. Use one of ${methods.join(', ')}.`,
  headers: { Allow: methods.join(', ') },
};
const wrongTarget: EarlyAnswer = {
  code: 'bad_request',
  error: 'The address of the request is not valid. Send a path that starts with a slash, percent-encoded.',
};
const noHost: EarlyAnswer = { code: 'bad_request', error: 'The request has no Host header. Send one.' };

/** Returns the response to a request that must not reach the application; null if it may. */
export function checkRequest({ method = '', url = '', httpVersion, headers }: IncomingMessage): EarlyAnswer | null {
  if (httpVersion === '1.1' && headers.host === undefined) return noHost;
  if (!methods.includes(method)) return wrongMethod;
  const isServerOptions = url === '*' && method === 'OPTIONS';
  return isServerOptions || originForm.test(url) ? null : wrongTarget;
}
