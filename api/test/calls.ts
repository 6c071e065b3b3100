import type { Endpoint } from '@countertop/contract/shared/endpoint';
import { parameterNames } from '@countertop/contract/shared/endpoint';
import fc from 'fast-check';
import type { Route } from '../src/platform/http/Router.ts';
import { hostileText, inputOf, nonsense, spoilt } from './inputs.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The caller: signed out, or one of the test's users. */
export const callers = ['nobody', 'free', 'family', 'teacher', 'admin'] as const;
export type CallerName = (typeof callers)[number];

export interface TestCall {
  readonly route: string;
  readonly caller: CallerName;
  readonly method: string;
  /** Contains placeholders of IDs, see `withIdsIn`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A route and, if the contract defines it, its endpoint and input. */
export interface Target {
  readonly route: Route;
  readonly endpoint: Endpoint | null;
  readonly input: JsonSchema | null;
}

/** IDs by their placeholder. `userId` is that of the caller, which is also that of their first learner. */
export type KnownIds = Readonly<Partial<Record<'userId' | 'classId' | 'seatId' | 'lessonId', string>>>;

const placeholder = /\{(userId|classId|seatId|lessonId)\}/g;

/** Replaces the placeholders of a path, like `{classId}`, by IDs. */
export function withIdsIn(path: string, ids: KnownIds): string {
  const byName = new Map(Object.entries(ids));
  return path.replaceAll(placeholder, (_, name: string) => byName.get(name) ?? 'other');
}

const strangeHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'application/json; charset=klingon' },
  { 'Content-Encoding': 'gzip' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Idempotency-Key': 'a'.repeat(2000) },
  { 'X-Request-Id': '<script>' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Cookie: 'session=%00; session=__proto__; signed-in=1' },
  { Cookie: `session=${'a'.repeat(4000)}` },
  { Accept: 'text/html', Range: 'bytes=0-9999999999' },
);
const brokenBodies = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"',
  '{"a":',
  '['.repeat(3000),
  '\uFEFF{}',
  '{"a":1,"a":2}',
);

/** Lone surrogates cannot be encoded. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(wellFormed(text ?? ''));
}

/** Serializes a value. Numbers that JSON does not support are sent as written. */
const bodyOf = (input: unknown) => JSON.stringify(input) ?? 'undefined';

/** Creates a call of a route with an input in its path, query or body. */
function callOf({ method, path }: Route, input: unknown): Pick<TestCall, 'method' | 'path' | 'body'> {
  const names = parameterNames(path);
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const valueOf = (name: string) => {
    if (name === 'learnerId') return '{userId}';
    const known = `{${name}}`;
    return known.match(placeholder) ? known : textOf(fields.find(([key]) => key === name)?.[1]);
  };
  const filled = names.reduce((whole, name) => whole.replace(`:${name}`, () => valueOf(name)), path);
  const rest = fields.filter(([name]) => !names.includes(name));
  if (method === 'GET') {
    const query = rest.map(([name, value]) => `${textOf(name)}=${textOf(value)}`).join('&');
    return { method, path: query === '' ? filled : `${filled}?${query}`, body: null };
  }
  return {
    method,
    path: filled,
    body: Array.isArray(input) || fields.length === 0 ? bodyOf(input) : bodyOf(Object.fromEntries(rest)),
  };
}

/** Returns a caller whose calls of a route may be accepted. */
function rightCaller({ path }: Route): CallerName {
  if (path.startsWith('/api/admin/')) return 'admin';
  return path.startsWith('/api/classes') ? 'teacher' : 'family';
}

/** Generates calls of a route: valid according to its schema, nearly valid, and hostile. */
function callsOf({ route, input: schema }: Target): fc.Arbitrary<TestCall> {
  const right = schema === null ? nonsense : inputOf(schema);
  const inputs = fc.oneof(
    { arbitrary: right, weight: 5 },
    { arbitrary: right.chain(spoilt), weight: 5 },
    { arbitrary: nonsense, weight: 2 },
  );
  const calls = inputs.map((input) => callOf(route, input));
  const inPath = fc.tuple(calls, hostileText).map(([call, text]) => {
    const [path = ''] = call.path.split('?');
    const last = path.match(placeholder)?.at(-1);
    return { ...call, path: last ? path.replace(last, () => textOf(text)) : `${path}/${textOf(text)}` };
  });
  const broken = fc.tuple(calls, brokenBodies).map(([call, body]) => ({ ...call, body }));
  const otherMethod = fc
    .tuple(calls, fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'))
    .map(([call, method]) => ({ ...call, method }));
  const bare = fc.oneof(
    { arbitrary: calls, weight: 12 },
    { arbitrary: inPath, weight: 2 },
    { arbitrary: broken, weight: 2 },
    { arbitrary: otherMethod, weight: 1 },
  );
  const headers = fc.oneof({ arbitrary: fc.constant({}), weight: 9 }, { arbitrary: strangeHeaders, weight: 1 });
  const someone = fc.constantFrom(rightCaller(route), rightCaller(route), ...callers);
  const name = `${route.method} ${route.path}`;
  return fc
    .tuple(bare, headers, someone)
    .map(([call, more, caller]) => ({ ...call, route: name, caller, headers: more }));
}

/** Generates calls of all targets, equally often. */
export function callsTo(targets: readonly Target[]): fc.Arbitrary<TestCall> {
  return fc.oneof(...targets.map(callsOf));
}
