import type * as z from 'zod/mini';

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
 * Who may call. `reauthenticated`: who is signed in and entered the password, or signed in, within the last ten minutes.
 * `own`: who is signed in, with their own id as the path's `userId`. The others get 401 when they are signed out and 403
 * when they are somebody else.
 */
export type Access = 'anyone' | 'signed-in' | 'reauthenticated' | 'own' | 'admin';

/** One call: where it is, who may make it, what goes in, what comes out. The API handles it, the browser calls it. */
export interface Endpoint<
  Path extends string = string,
  Input = unknown,
  Output = unknown,
  Allowed extends Access = Access,
> {
  readonly method: Method;
  readonly path: Path;
  readonly access: Allowed;
  readonly input: z.ZodMiniType<Input, Input>;
  readonly output: z.ZodMiniType<Output, Output>;
}

interface Shapes<Input, Output> {
  readonly input: z.ZodMiniType<Input, Input>;
  readonly output: z.ZodMiniType<Output, Output>;
}

/** Describes a call once for both sides; anyone may make it unless `access` says else. Use strict objects, so that unknown fields are refused. */
export function endpoint<const Path extends `/${string}`, Input extends WithParameters<Path>, Output>(
  method: Method,
  path: Path,
  shapes: Shapes<Input, Output>,
): Endpoint<Path, Input, Output, 'anyone'>;
export function endpoint<
  const Path extends `/${string}`,
  Input extends WithParameters<Path>,
  Output,
  const Allowed extends Access,
>(
  method: Method,
  path: Path,
  shapes: Shapes<Input, Output> & { readonly access: Allowed },
): Endpoint<Path, Input, Output, Allowed>;
export function endpoint<Input, Output>(
  method: Method,
  path: string,
  { access = 'anyone', ...shapes }: Shapes<Input, Output> & { readonly access?: Access },
): Endpoint<string, Input, Output> {
  return { method, path, access, ...shapes };
}

const parameterPattern = /:(\w+)/g;

/** Names of the parameters of a path, in order: `parameterNames('/api/user/:id')` is `['id']`. */
export function parameterNames(path: string): string[] {
  return Array.from(path.matchAll(parameterPattern), ([, name = '']) => name);
}

/** Puts the parameters into the path, each percent-encoded. A missing one throws. */
export function fillPath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replace(parameterPattern, (_, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' || value === '') throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
