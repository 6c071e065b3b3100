// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { handleApiCall } from './api.mjs';
import { handleControlCall } from './control.mjs';
import { fileAt } from './files.mjs';
import { badRequest, RazorpayError } from './razorpayErrors.mjs';

/**
 * @typedef {object} RequestContext
 * @property {import('./control.mjs').Parts} parts
 * @property {{ keyId: string, keySecret: string }} keys
 * @property {(call: string) => void} log called with each request, for example `POST /v1/orders`
 * @property {() => void} save called after each request that may have changed something
 */

/** Maximum size of a request body, in bytes. */
const maxBodyBytes = 1_000_000;

/** @param {import('node:http').IncomingMessage} incoming */
async function readText(incoming) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    // The rest is read and discarded, so that the client gets the response.
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  if (bytes > maxBodyBytes) throw new RazorpayError(413, 'The request body is too large.');
  return Buffer.concat(chunks).toString();
}

/**
 * Returns the URL of a request target. Throws `RazorpayError` if it is not a path.
 * @param {string} target
 */
function readTarget(target) {
  try {
    // Concatenated, because `new URL(target, base)` would parse `//` as the beginning of a host.
    if (target.startsWith('/')) return new URL(`http://sandbox${target}`);
  } catch {
    // Reported below.
  }
  throw badRequest('The request URL is not valid.');
}

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {number} status
 * @param {unknown} body
 */
function send(outgoing, status, body) {
  const text = JSON.stringify(body);
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
}

/** @param {number} status */
function serverError(status) {
  const description = 'We are facing some trouble completing your request at the moment. Please try again shortly.';
  return new RazorpayError(status, description, { code: status === 502 ? 'GATEWAY_ERROR' : 'SERVER_ERROR' });
}

/**
 * Returns the status and body of a response.
 * @param {() => unknown} work
 * @returns {readonly [number, unknown]}
 */
function responseOf(work) {
  try {
    return [200, work()];
  } catch (error) {
    if (error instanceof RazorpayError) return [error.status, error.body];
    throw error;
  }
}

/**
 * Handles a request for a file, the control API or Razorpay's API, and applies the next fault for it.
 * @param {RequestContext} context
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
async function handle({ parts, keys, log, save }, incoming, outgoing) {
  const { method = 'GET', headers, url: target = '/' } = incoming;
  const { pathname: path, searchParams: query } = readTarget(target);
  const text = await readText(incoming);
  log(`${method} ${path}`);
  const fault = parts.faults.take(method, path);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'down') {
    outgoing.destroy();
    return;
  }
  if (fault?.kind === 'slow') await wait(fault.ms ?? 1000, undefined, { ref: false });
  const file = method === 'GET' && fault?.kind !== 'error' ? fileAt(path) : undefined;
  if (file) {
    outgoing.writeHead(200, file.headers).end(file.body);
    return;
  }
  const [status, body] = responseOf(() => {
    if (fault?.kind === 'error') throw serverError(fault.status ?? 500);
    const call = { method, path, query, headers, text };
    return path.startsWith('/sandbox/') ? handleControlCall(parts, call) : handleApiCall(parts.book, keys, call);
  });
  if (method === 'POST') save();
  if (fault?.kind === 'lost') outgoing.destroy();
  else send(outgoing, status, body);
}

/**
 * Handles a request and catches all errors, which must not stop the server that `npm start` runs in the same process.
 * @param {RequestContext} context
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
export async function handleRequest(context, incoming, outgoing) {
  try {
    await handle(context, incoming, outgoing);
  } catch (error) {
    if (outgoing.headersSent) return void outgoing.destroy();
    const { status, body } = error instanceof RazorpayError ? error : serverError(500);
    outgoing.setHeader('Connection', 'close');
    send(outgoing, status, body);
  }
}
