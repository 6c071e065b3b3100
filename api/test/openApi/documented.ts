import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Method } from '@countertop/contract/shared/endpoint';
import type { Target } from '../calls.ts';
import { type JsonSchema, validatorOf } from '../jsonSchema.ts';
import type { Body, OpenApiDocument, Operation, Reference } from './openApiDocument.ts';

const file = path.join(import.meta.dirname, '../../../docs/openapi.json');
const { paths, components }: OpenApiDocument = JSON.parse(readFileSync(file, 'utf8'));

const methods: Readonly<Record<string, Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

const operations = Object.entries(paths).flatMap(([template, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({
    operation,
    route: { method: methods[method] ?? 'GET', path: template.replaceAll(/\{(\w+)\}/g, ':$1') },
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  })),
);

/** Returns a schema of all that an operation takes: parameters and fields of the body. */
function inputOf({ parameters = [], requestBody }: Operation): JsonSchema {
  const own = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const needed = parameters.filter(({ required }) => required).map(({ name }) => name);
  const join = ({ anyOf, properties, required = [] }: JsonSchema): JsonSchema =>
    anyOf
      ? { anyOf: anyOf.map(join) }
      : { type: 'object', properties: { ...own, ...properties }, required: [...needed, ...required] };
  return join(requestBody?.content['application/json']?.schema ?? {});
}

/** All operations of the document. */
export const documentedTargets: readonly Target[] = operations.map(({ operation, route }) => ({
  route,
  endpoint: null,
  input: inputOf(operation),
}));

function operationsAt(method: string, target: string): readonly Operation[] {
  const [pathname = ''] = target.split('?');
  const sought = method === 'HEAD' ? 'GET' : method;
  return operations
    .filter(({ route, pattern }) => route.method === sought && pattern.test(pathname))
    .map(({ operation }) => operation);
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

/** Returns a value of the document with all that it refers to. */
function resolved<Value>(value: Value | Reference): Value {
  const referred = (_: string, part: unknown): unknown =>
    isReference(part)
      ? part.$ref
          .split('/')
          .slice(1)
          .reduce<unknown>((whole, key) => Object(whole)[key], { components })
      : part;
  return JSON.parse(JSON.stringify(value, referred));
}

/** Responses with their schemas, each of which is made once. */
const checks = new WeakMap<object, (type: string, text: string | null) => string | null>();

/** Returns a function that says what is wrong with an answer; `text` is null for HEAD. */
function checkOf(response: Body | Reference): (type: string, text: string | null) => string | null {
  const known = checks.get(response);
  if (known) return known;
  const { content } = resolved<Body>(response);
  const schemas = new Map(
    Object.entries(content).map(([type, { schema }]) => [
      type,
      type.endsWith('json') ? validatorOf(resolved(schema)) : null,
    ]),
  );
  const check = (type: string, text: string | null) => {
    const schema = schemas.get(type.split(';')[0] ?? '');
    if (schema === undefined) return `The type ${type} is not documented.`;
    const error = schema === null || text === null ? undefined : schema.safeParse(JSON.parse(text)).error;
    return error === undefined ? null : error.message;
  };
  checks.set(response, check);
  return check;
}

/** An error at an address that is no operation, like a misspelled one. */
const anyError: Body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

/** Returns what the document doesn't say of an answer; null if it says all of it. */
export function undocumented(
  { method, path: target }: { readonly method: string; readonly path: string },
  { status, type, text }: { readonly status: number; readonly type: string; readonly text: string },
): string | null {
  const reached = operationsAt(method, target);
  if (reached.length === 0 && status < 400) return null;
  const responses = reached.length === 0 ? [anyError] : reached.map(({ responses: own }) => own[status]);
  const wrong = responses.map((response) =>
    response ? checkOf(response)(type, method === 'HEAD' ? null : text) : `The status ${status} is not documented.`,
  );
  return wrong.includes(null) ? null : wrong.join('\n');
}
