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

/** One call: where it is, what goes in, what comes out. The API handles it, the browser calls it. */
export interface Endpoint<Path extends string = string, Input = unknown, Output = unknown> {
  readonly method: Method;
  readonly path: Path;
  readonly input: z.ZodMiniType<Input, Input>;
  readonly output: z.ZodMiniType<Output, Output>;
}

/** Describes a call once for both sides. Use strict objects, so that unknown fields are refused. */
export function endpoint<const Path extends `/${string}`, Input extends WithParameters<Path>, Output>(
  method: Method,
  path: Path,
  shapes: { readonly input: z.ZodMiniType<Input, Input>; readonly output: z.ZodMiniType<Output, Output> },
): Endpoint<Path, Input, Output> {
  return { method, path, ...shapes };
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
