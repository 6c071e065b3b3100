import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

const maxBody = '64kb';

// Reads everything as text: `navigator.sendBeacon` sends JSON as text/plain, and this way the same rules apply to both.
const readText = bodyParser({
  enableTypes: ['text'],
  extendTypes: { text: ['text/plain', 'application/json'] },
  textLimit: maxBody,
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
});

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError('invalid_json', 'The request is not valid JSON. Check it and send it again.');
  }
}

/** Returns the parsed JSON body. Throws 400 if invalid, 413 above 64 kB, 415 for another content type or any compression. */
export async function readJson(context: Context): Promise<unknown> {
  if (!['', 'identity'].includes(context.get('content-encoding'))) {
    throw new ApiError('unsupported_media_type', 'Send the request without compressing it.');
  }
  if (context.request.length !== 0 && context.is('text/plain', 'application/json') === false) {
    throw new ApiError('unsupported_media_type', 'Send the request as JSON (application/json or text/plain).');
  }
  await readText(context, () => Promise.resolve());
  const { body } = context.request;
  return typeof body === 'string' && body !== '' ? parse(body) : {};
}
