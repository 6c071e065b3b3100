import type { Router } from './Router.ts';
import { type Access, type Endpoint, parameterNames } from '@countertop/contract/shared/endpoint';
import { unstorablePaths } from '@countertop/contract/shared/text';
import * as z from 'zod/mini';
import type { Context } from 'koa';
import { guardiansOf, signedInOf, type SignedIn, childSession, type User, type GuardianRole } from './caller.ts';
import { readJson } from './readJson.ts';
import { inputSentence } from '../errors/inputSentence.ts';
import { ApiError, invalidInput, unstorableInput } from '../errors/ApiError.ts';

z.config({ localeError: inputSentence });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the query (GET) or the JSON body, with the path parameters added. */
async function inputOf(
  context: Context,
  parameters: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Promise<unknown> {
  const sent = context.method === 'GET' || context.method === 'HEAD' ? { ...context.query } : await readJson(context);
  if (!isRecord(sent)) throw new ApiError('invalid_input', 'Send one JSON object.');
  const repeated = names.filter((name) => Object.hasOwn(sent, name));
  if (repeated.length > 0) throw new ApiError('invalid_input', `Send ${repeated.join(', ')} in the path only.`);
  return { ...sent, ...Object.fromEntries(names.map((name) => [name, parameters[name] ?? ''])) };
}

/** The caller of a request. */
export interface Caller {
  /** The visitor's IP address: only for counting in memory, never to be stored. */
  readonly address: string;
  /** Null if signed out. */
  readonly user: User | null;
  /** ID of the user's session. */
  readonly sessionId: string | null;
  /** Whether the role requires a second factor and this session began without one. */
  readonly lacksSecondFactor: boolean;
  /** Whether the password was entered in this session within the last ten minutes. */
  readonly isReauthenticated: boolean;
  /** For the few handlers that set a cookie or a header. */
  readonly context: Context;
}

/** A class, because few handlers read the address, and a getter in an object literal costs more than looking it up. */
class RequestCaller implements Caller {
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

/** A caller who is signed in. */
export interface SignedInCaller extends Caller {
  readonly user: User;
  readonly sessionId: string;
}

/** The caller that an endpoint's access guarantees. */
export type CallerOf<Allowed extends Access> = Allowed extends 'anyone' ? Caller : SignedInCaller;

/** Throws `ApiError` 401 if signed out, 403 if not allowed. `userId` is the one in the path. */
function checkAccess<Allowed extends Access>(
  { access, needsPassword }: Pick<Endpoint<string, unknown, unknown, Allowed>, 'access' | 'needsPassword'>,
  caller: Caller,
  userId: string | undefined,
): asserts caller is CallerOf<Allowed> {
  if (access === 'anyone') return;
  const { user } = caller;
  if (user === null) throw new ApiError('signed_out', 'You are signed out. Sign in and try again.');
  if (access === 'admin' && user.role !== 'admin')
    throw new ApiError('not_allowed', 'Only administrators can see this. Sign in with an administrator account.');
  if (access === 'admin' && caller.lacksSecondFactor) {
    const sentence = 'Administrators need two-step sign-in. Turn it on in your profile, then come back.';
    throw new ApiError('second_factor_needed', sentence);
  }
  if ((needsPassword || access === 'reauthenticated' || access === 'owner') && !caller.isReauthenticated)
    throw new ApiError('password_needed', 'Enter your password again to do this.');
  if (access === 'own' && user.id !== userId)
    throw new ApiError('not_allowed', 'This belongs to another account. Sign in with that account.');
}

/**
 * Throws `ApiError` 403 if the caller is neither a guardian of a learner nor the learner. The same for a learner who doesn't
 * exist, unless the endpoint declares `learner_gone`.
 */
async function checkGuardian(
  { access, errors }: Endpoint,
  { user, context }: Caller,
  learnerId: string,
): Promise<void> {
  const role = user === null ? null : await roleFor(user, learnerId, context);
  if (role === null && errors.includes('learner_gone') && !(await guardiansOf(context).hasLearner(learnerId)))
    throw new ApiError('learner_gone', 'This player no longer exists.');
  if (role === null)
    throw new ApiError('not_allowed', 'You are not a guardian of this player. Sign in with another account.');
  if (access === 'owner' && role !== 'owner')
    throw new ApiError('not_allowed', 'Only the guardian who added this player can do this.');
}

/** Throws `ApiError` 410 if the learner was erased since a device recorded what it sends. */
async function checkErasure({ user, context }: Caller, learnerId: string | undefined, input: unknown): Promise<void> {
  const id = learnerId ?? user?.id;
  const erasedAt = id === undefined ? null : await guardiansOf(context).erasedAt(id);
  if (erasedAt !== null && !(isRecord(input) && input['knownErasure'] === erasedAt))
    throw new ApiError('learner_gone', 'What this player did before was erased, and this is from then.');
}

/** Returns what a user is to a learner: children may only do with themselves what second guardians may do with them. */
async function roleFor({ id, current }: User, learnerId: string, context: Context): Promise<GuardianRole | null> {
  if (current.player !== null) return id === learnerId ? 'second' : null;
  return guardiansOf(context).roleOf(id, learnerId);
}

/** Adds the route of an endpoint. Checks access and validates the input, so that `answer` gets what the contract promises. */
export function handle<Input, Output extends object, Allowed extends Access>(
  router: Router,
  endpoint: Endpoint<string, Input, Output, Allowed>,
  answer: (input: Input, caller: CallerOf<Allowed>) => Promise<Output> | Output,
): void {
  const names = parameterNames(endpoint.path);
  router.on(endpoint.method, endpoint.path, async (context, parameters) => {
    const caller: Caller = new RequestCaller(context, signedInOf(context));
    if (caller.user !== null && caller.user.current.player !== null && !endpoint.isForChildren) throw childSession();
    if (endpoint.isOnlyAtHome && caller.user?.current.player?.isInClass)
      throw new ApiError('not_allowed', 'This is for families at home. Sign out of the class first.');
    checkAccess(endpoint, caller, parameters['userId']);
    if (endpoint.access === 'guardian' || endpoint.access === 'owner')
      await checkGuardian(endpoint, caller, parameters['learnerId'] ?? '');
    const input = await inputOf(context, parameters, names);
    const parsed = z.safeParse(endpoint.input, input);
    if (!parsed.success) throw invalidInput(parsed.error);
    // Here rather than in each schema, so that no text is forgotten.
    const unstorable = unstorablePaths(parsed.data);
    if (unstorable.length > 0) throw unstorableInput(unstorable);
    if (endpoint.errors.includes('learner_gone')) await checkErasure(caller, parameters['learnerId'], parsed.data);
    context.body = await answer(parsed.data, caller);
  });
}
