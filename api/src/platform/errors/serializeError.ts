import { ApiError } from './ApiError.ts';
import { StartError } from '../config/startError.ts';

/** An error as it is logged. Messages of databases, mail servers and parsers are left out: they quote what people typed. */
export interface LoggedError {
  readonly name: string;
  /** Only of `ApiError` and `StartError`. */
  readonly message?: string;
  readonly stack?: readonly string[];
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
  /** Codes and names set by a program and never by a person, for example `code` and `constraint`. */
  readonly [detail: string]: unknown;
}

/** Fields of Node, SQLite, PostgreSQL, nodemailer and undici that name a kind of failure. */
const details = ['code', 'status', 'statusCode', 'responseCode', 'errno', 'syscall', 'routine', 'severity'];
/** Fields of PostgreSQL and Objection that name a part of the schema. */
const schemaParts = ['schema', 'table', 'column', 'constraint'];
const identifier = /^[\w.$-]{1,80}$/;
/** A V8 stack frame, up to its line and column. */
const frame = /^ {4}at .+:\d+:\d+\)?$/;
const maxFrames = 20;
const maxCauses = 3;

/** Returns the trailing lines of the stack that are frames: a multi-line message precedes them. */
function framesOf(stack: unknown): string[] {
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  const firstFrame = lines.findLastIndex((line) => !frame.test(line) && !/^ {4}at /.test(line)) + 1;
  return lines
    .slice(firstFrame)
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim().slice('at '.length));
}

function detailsOf(error: object): Record<string, unknown> {
  const entries = Object.entries(error).filter(
    ([name, value]) =>
      (details.includes(name) || schemaParts.includes(name)) &&
      (typeof value === 'number' || (typeof value === 'string' && identifier.test(value))),
  );
  return Object.fromEntries(entries);
}

/** Returns the wrapped error. Objection calls it `nativeError`. */
function causeOf(error: object): unknown {
  if ('nativeError' in error) return error.nativeError;
  return 'cause' in error ? error.cause : undefined;
}

/**
 * Returns what may be logged of anything thrown: name, codes, stack frames, and the same of its causes. An allowlist, because
 * nobody knows all the fields in which a library may keep a value.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { name: `thrown ${typeof error}` };
  const name = 'name' in error && typeof error.name === 'string' && identifier.test(error.name) ? error.name : 'Error';
  const stack = framesOf('stack' in error ? error.stack : undefined);
  const cause = depth < maxCauses ? causeOf(error) : undefined;
  const errors = error instanceof AggregateError && depth < maxCauses ? error.errors.slice(0, maxCauses) : [];
  const isOurs = error instanceof ApiError || error instanceof StartError;
  return {
    name,
    ...(isOurs && { message: error.message }),
    ...detailsOf(error),
    ...(stack.length > 0 && { stack }),
    ...(cause !== undefined && cause !== null && { cause: serializeError(cause, depth + 1) }),
    ...(errors.length > 0 && { errors: errors.map((one: unknown) => serializeError(one, depth + 1)) }),
  };
}
