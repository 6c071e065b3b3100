// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { answerApi } from './api.mjs';
import { answerControl } from './control.mjs';
import { fileAt } from './files.mjs';
import { badInput, Refusal } from './refusal.mjs';

/**
 * @typedef {object} Answering
 * @property {import('./control.mjs').Parts} parts
 * @property {{ keyId: string, keySecret: string }} keys
 * @property {(call: string) => void} note told each call, like `POST /v1/orders`
 * @property {() => void} save called after whatever may have changed something
 */

/** Largest body that is read, in bytes. */
const maxBodyBytes = 1_000_000;

/** @param {import('node:http').IncomingMessage} incoming */
async function readText(incoming) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    // The rest is read and dropped, so that the caller gets its answer.
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  if (bytes > maxBodyBytes) throw new Refusal(413, 'The request body is too large.');
  return Buffer.concat(chunks).toString();
}

/**
 * Path and query of a request target; throws a Refusal for one that is no path of this server.
 * @param {string} target
 */
function readTarget(target) {
  try {
    // Joined and not resolved, so that `//` is a path and no host.
    if (target.startsWith('/')) return new URL(`http://stand-in${target}`);
  } catch {
    // Said below.
  }
  throw badInput('The request URL is not valid.');
}

/**
 * Sends a body as JSON.
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
  return new Refusal(status, description, { code: status === 502 ? 'GATEWAY_ERROR' : 'SERVER_ERROR' });
}

/**
 * Status and body of an answer.
 * @param {() => unknown} work
 * @returns {readonly [number, unknown]}
 */
function answerOf(work) {
  try {
    return [200, work()];
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.body];
    throw error;
  }
}

/**
 * Answers one call: a file, the stand-in's own addresses, or Razorpay's API, with the fault that waits for it.
 * @param {Answering} answering
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
async function answerCall({ parts, keys, note, save }, incoming, outgoing) {
  const { method = 'GET', headers, url: target = '/' } = incoming;
  const { pathname: path, searchParams: query } = readTarget(target);
  const text = await readText(incoming);
  note(`${method} ${path}`);
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
  const [status, body] = answerOf(() => {
    if (fault?.kind === 'error') throw serverError(fault.status ?? 500);
    const call = { method, path, query, headers, text };
    return path.startsWith('/stand-in/') ? answerControl(parts, call) : answerApi(parts.book, keys, call);
  });
  if (method === 'POST') save();
  if (fault?.kind === 'lost') outgoing.destroy();
  else send(outgoing, status, body);
}

/**
 * Answers one call, whatever goes wrong: it shares its process with the server of `npm start`, which an error here must not stop.
 * @param {Answering} answering
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
export async function answer(answering, incoming, outgoing) {
  try {
    await answerCall(answering, incoming, outgoing);
  } catch (error) {
    if (outgoing.headersSent) return void outgoing.destroy();
    const refusal = error instanceof Refusal ? error : serverError(500);
    outgoing.setHeader('Connection', 'close');
    send(outgoing, refusal.status, refusal.body);
  }
}
