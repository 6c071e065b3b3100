// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { answerApi } from './api.mjs';
import { answerControl } from './control.mjs';
import { fileAt } from './files.mjs';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} Answering
 * @property {import('./control.mjs').Parts} parts
 * @property {{ keyId: string, keySecret: string }} keys
 * @property {(call: string) => void} note told each call, like `POST /v1/orders`
 * @property {() => void} save called after whatever may have changed something
 */

/** @param {import('node:http').IncomingMessage} incoming */
async function readText(incoming) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
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
export async function answer({ parts, keys, note, save }, incoming, outgoing) {
  const { method = 'GET', headers } = incoming;
  const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://stand-in');
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
  else outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
