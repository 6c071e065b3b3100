import type { Router } from './Router.ts';
import { type Access, type Endpoint, parameterNames } from '@countertop/contract/endpoint';
import { unstorablePaths } from '@countertop/contract/text';
import * as z from 'zod/mini';
import type { Context } from 'koa';
import { signedInOf } from '../../resources/accounts/findCaller.ts';
import type { SignedIn } from '../../resources/accounts/sessions.ts';
import type { User } from '../../resources/accounts/currentUser.ts';
import { readJson } from './readJson.ts';
import { inputSentence } from '../errors/inputSentence.ts';
import { invalidInput, PasswordNeeded, ApiError, SecondFactorNeeded, unstorableInput } from '../errors/ApiError.ts';

z.config({ localeError: inputSentence });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Query or body, with the path's parameters joined in. */
async function inputOf(
  context: Context,
  parameters: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Promise<unknown> {
  const sent = context.method === 'GET' || context.method === 'HEAD' ? { ...context.query } : await readJson(context);
  if (!isRecord(sent)) throw new ApiError(422, 'invalid_input', 'Send one JSON object.');
  const repeated = names.filter((name) => Object.hasOwn(sent, name));
  if (repeated.length > 0)
    throw new ApiError(422, 'invalid_input', `${repeated.join(', ')} is already in the address; send it once.`);
  return { ...sent, ...Object.fromEntries(names.map((name) => [name, parameters[name] ?? ''])) };
}

/** Who calls, as far as an answer may depend on it. */
export interface Caller {
  /** The visitor's IP address: for counting while the program runs, never to be written down. */
  readonly address: string;
  /** Who is signed in, null when nobody is. */
  readonly user: User | null;
  /** Id of that person's session. */
  readonly sessionId: string | null;
  /** The role asks for a second factor, and this session was begun without one. */
  readonly lacksSecondFactor: boolean;
  /** Whether the password was entered in this session within the last ten minutes. */
  readonly isReauthenticated: boolean;
  /** For the few answers that set a cookie or a header. */
  readonly context: Context;
}

/** A class, because few answers ask for the address, and a getter written in place costs more than finding it. */
class CallerHere implements Caller {
  readonly context: Context;
  readonly user: User | null;
  readonly sessionId: string | null;
  readonly lacksSecondFactor: boolean;
  readonly isReauthenticated: boolean;

  constructor(context: Context, signedIn: SignedIn | null) {
    this.context = context;
    this.user = signedIn?.user ?? null;
    this.sessionId = signedIn?.sessionId ?? null;
    this.isReauthenticated = signedIn?.isReauthenticated ?? false;
    this.lacksSecondFactor = context.state['lacksSecondFactor'] === true;
  }

  get address(): string {
    return this.context.ip;
  }
}

/** Who calls where somebody must be signed in. */
export interface SignedInCaller extends Caller {
  readonly user: User;
  readonly sessionId: string;
}

/** The caller of an endpoint, by who may call it. */
export type CallerOf<Allowed extends Access> = Allowed extends 'anyone' ? Caller : SignedInCaller;

function refuse(status: 401 | 403, sentence: string): ApiError {
  return new ApiError(status, status === 401 ? 'signed_out' : 'not_allowed', sentence);
}

/** Throws 401 for who is signed out and 403 for who is signed in and may not. `userId` is the one of the path. */
function checkAccess<Allowed extends Access>(
  access: Allowed,
  caller: Caller,
  userId: string | undefined,
): asserts caller is CallerOf<Allowed> {
  if (access === 'anyone') return;
  const { user } = caller;
  if (user === null) throw refuse(401, 'You are signed out. Sign in and try again.');
  if (access === 'admin' && user.role !== 'admin')
    throw refuse(403, 'Only administrators of the site can see this. Sign in with such an account.');
  if (access === 'admin' && caller.lacksSecondFactor) throw new SecondFactorNeeded();
  if (access === 'reauthenticated' && !caller.isReauthenticated) throw new PasswordNeeded();
  if (access === 'own' && user.id !== userId)
    throw refuse(403, 'This belongs to another account. Sign in with that account.');
}

/**
 * Answers an endpoint: who may not call is refused and the input is parsed at the door, so that `answer` gets what the
 * contract promises.
 */
export function handle<Input, Output extends object, Allowed extends Access>(
  router: Router,
  endpoint: Endpoint<string, Input, Output, Allowed>,
  answer: (input: Input, caller: CallerOf<Allowed>) => Promise<Output> | Output,
): void {
  const names = parameterNames(endpoint.path);
  router.on(endpoint.method, endpoint.path, async (context, parameters) => {
    const caller: Caller = new CallerHere(context, signedInOf(context));
    checkAccess(endpoint.access, caller, parameters['userId']);
    const input = await inputOf(context, parameters, names);
    const parsed = z.safeParse(endpoint.input, input);
    if (!parsed.success) throw invalidInput(parsed.error);
    // Here and not in each shape, so that no text is forgotten.
    const unstorable = unstorablePaths(parsed.data);
    if (unstorable.length > 0) throw unstorableInput(unstorable);
    context.body = await answer(parsed.data, caller);
  });
}
