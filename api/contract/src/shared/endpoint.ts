import type * as z from 'zod/mini';
import type { EndpointErrorCode } from './error.constants.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Names of the `:parameters` in a path: `PathParameters<'/api/user/:id'>` is `'id'`. */
export type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Input must hold every path parameter as a string; the rest of it is the query (GET) or the JSON body. */
type WithParameters<Path extends string> = { readonly [Name in PathParameters<Path>]: string };

/**
 * Access to an endpoint. `reauthenticated`: signed in, and entered the password or signed in within the last ten
 * minutes. `own`: signed in, with their own ID as the path's `userId`. `guardian`: signed in, and a guardian of the path's
 * `learnerId`. `owner`: also the owner of the learner, and `reauthenticated`. Everybody else gets 401 if signed out and 403 if not
 * allowed. In a child's session, endpoints without `isForChildren` answer 403 with `child_session`.
 */
export type Access = 'anyone' | 'signed-in' | 'reauthenticated' | 'own' | 'guardian' | 'owner' | 'admin';

/** Definition of one API call. The API handles it, the browser calls it. */
export interface Endpoint<
  Path extends string = string,
  Input = unknown,
  Output = unknown,
  Allowed extends Access = Access,
  Code extends EndpointErrorCode = EndpointErrorCode,
> {
  readonly method: Method;
  readonly path: Path;
  readonly access: Allowed;
  /** Whether the password must have been entered within the last ten minutes, as with `reauthenticated`, in addition to `access`. */
  readonly needsPassword: boolean;
  /** Whether it can be called while a child plays in the session. */
  readonly isForChildren: boolean;
  /** Whether children can call it at home only: in a class it answers 403 with `not_allowed`. */
  readonly isOnlyAtHome: boolean;
  /** Whether it changes who uses the device. Everything else waits until the server knows of a hand-over or a leave that was made offline. */
  readonly changesPlayer: boolean;
  /** Error codes it can return in addition to `commonErrors`. */
  readonly errors: readonly Code[];
  readonly input: z.ZodMiniType<Input, Input>;
  readonly output: z.ZodMiniType<Output, Output>;
}

interface Shapes<Input, Output, Code extends EndpointErrorCode> {
  readonly input: z.ZodMiniType<Input, Input>;
  readonly output: z.ZodMiniType<Output, Output>;
  readonly errors?: readonly Code[];
  readonly needsPassword?: boolean;
  readonly isForChildren?: boolean;
  readonly isOnlyAtHome?: boolean;
  readonly changesPlayer?: boolean;
}

/** Defines an endpoint; anyone may call it unless `access` says otherwise. Use strict objects, so that unknown fields are rejected. */
export function endpoint<
  const Path extends `/${string}`,
  Input extends WithParameters<Path>,
  Output,
  const Code extends EndpointErrorCode = never,
>(method: Method, path: Path, shapes: Shapes<Input, Output, Code>): Endpoint<Path, Input, Output, 'anyone', Code>;
export function endpoint<
  const Path extends `/${string}`,
  Input extends WithParameters<Path>,
  Output,
  const Allowed extends Access,
  const Code extends EndpointErrorCode = never,
>(
  method: Method,
  path: Path,
  shapes: Shapes<Input, Output, Code> & { readonly access: Allowed },
): Endpoint<Path, Input, Output, Allowed, Code>;
export function endpoint<Input, Output>(
  method: Method,
  path: string,
  {
    access = 'anyone',
    errors = [],
    needsPassword = false,
    isForChildren = false,
    isOnlyAtHome = false,
    changesPlayer = false,
    ...shapes
  }: Shapes<Input, Output, EndpointErrorCode> & { readonly access?: Access },
): Endpoint<string, Input, Output> {
  return { method, path, access, needsPassword, isForChildren, isOnlyAtHome, changesPlayer, errors, ...shapes };
}

const parameterPattern = /:(\w+)/g;

/** Names of the parameters of a path, in order: `parameterNames('/api/user/:id')` is `['id']`. */
export function parameterNames(path: string): string[] {
  return Array.from(path.matchAll(parameterPattern), ([, name = '']) => name);
}

/** Fills in the parameters of a path, percent-encoded. Throws if one is missing. */
export function fillPath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replace(parameterPattern, (_, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' || value === '') throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
