import type { Context } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

/** Returns the raw body of a request, to verify its signature. Throws `ApiError` 413 if it is too large, 415 if compressed. */
export async function readBytes(context: Context, maxBytes: number): Promise<Buffer> {
  if (!['', 'identity'].includes(context.get('content-encoding'))) {
    throw new ApiError('unsupported_media_type', 'Send the request without compressing it.');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of context.req) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) {
      throw new ApiError('too_large', `The request is larger than ${maxBytes / 1024} kB. Send less at once.`);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
