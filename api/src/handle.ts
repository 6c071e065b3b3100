import type { Router } from '@koa/router';
import { parameterNames, type Endpoint } from '@countertop/contract/endpoint';
import * as z from 'zod/mini';
import type { Context } from 'koa';
import { readJson } from './http/readJson.ts';
import { invalidInput, Problem } from './problem.ts';

// The sentences that tell a caller which field is wrong and why.
z.config(z.locales.en());

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Query or body, with the path's parameters joined in. */
async function inputOf(
  context: Context,
  parameters: Readonly<Record<string, string>>,
  names: readonly string[],
): Promise<unknown> {
  const sent = context.method === 'GET' || context.method === 'HEAD' ? { ...context.query } : await readJson(context);
  if (!isRecord(sent)) throw new Problem(422, 'invalid_input', 'Send one JSON object.');
  const repeated = names.filter((name) => Object.hasOwn(sent, name));
  if (repeated.length > 0)
    throw new Problem(422, 'invalid_input', `${repeated.join(', ')} is already in the address; send it once.`);
  return { ...sent, ...Object.fromEntries(names.map((name) => [name, parameters[name] ?? ''])) };
}

/** Who calls, as far as an answer may depend on it. */
export interface Caller {
  /** The visitor's IP address: for counting while the program runs, never to be written down. */
  readonly address: string;
}

/** Answers an endpoint: the input is parsed at the door, so that `answer` gets what the contract promises. */
export function handle<Input, Output extends object>(
  router: Router,
  endpoint: Endpoint<string, Input, Output>,
  answer: (input: Input, caller: Caller) => Promise<Output> | Output,
): void {
  const names = parameterNames(endpoint.path);
  router.register(endpoint.path, [endpoint.method], async (context) => {
    const parsed = z.safeParse(endpoint.input, await inputOf(context, context.params, names));
    if (!parsed.success) throw invalidInput(parsed.error);
    context.body = await answer(parsed.data, { address: context.ip });
  });
}
