import type { Access } from '@countertop/contract/shared/endpoint';
import { parameterNames } from '@countertop/contract/shared/endpoint';
import { errorBody } from '@countertop/contract/shared/error';
import { commonErrors, type ErrorCode, errorStatus, isErrorCode } from '@countertop/contract/shared/error.constants';
import { archive } from '@countertop/contract/accounts/dataExport';
import { earlyAccessEmailsPath } from '@countertop/contract/payments/metrics.limits';
import * as z from 'zod/mini';
import type { ContractEndpoint } from '../endpoints.ts';
import { type JsonSchema, schemaOf } from '../jsonSchema.ts';
import { exampleOf } from './examples.ts';

interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Reference {
  readonly $ref: string;
}

/** Content by media type; none for what is referred to. */
export interface Body {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, Content>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body | Reference>>;
}

/** The parts of an OpenAPI document that ours has. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  readonly tags: readonly object[];
  /** Operations by path and method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Body>>;
    readonly securitySchemes: object;
  };
}

const folders = {
  accounts: 'Accounts, sessions, second factor, data export',
  analytics: 'Visits, events, feedback and their reports',
  classes: 'Classes, seats, lessons and their sign-in',
  family: 'Children, guardians, consent, time limits, the weekly email',
  payments: 'Orders, payments, refunds, subscriptions',
  play: 'Menu, saved games, attempts, awards, reviews, settings',
  site: 'Health, early access, support, this document',
} as const;

const accessSentences: Readonly<Record<Access, string>> = {
  anyone: 'Anyone may call it.',
  'signed-in': 'Needs a session.',
  reauthenticated: 'Needs a session in which the password was entered within the last ten minutes.',
  own: 'Needs the session of the user in the path.',
  guardian: 'Needs the session of a guardian of the learner in the path, or of the learner.',
  owner:
    'Needs the session of the guardian who added the learner in the path, in which the password was entered within the last ten minutes.',
  admin: 'Needs the session of an administrator, with two-step sign-in in production.',
};

/** Says what the endpoint does and who may call it. */
function descriptionOf({ description, access, ...endpoint }: ContractEndpoint): string {
  return [
    description,
    accessSentences[access],
    ...(endpoint.needsPassword && access !== 'reauthenticated'
      ? ['The password must have been entered within the last ten minutes.']
      : []),
    ...(endpoint.isForChildren ? ['Also in the session of a child.'] : []),
    ...(endpoint.isOnlyAtHome ? ['Not in the session of a child in a class.'] : []),
  ].join(' ');
}

const codesWith = (status: number, codes: readonly ErrorCode[]) => codes.filter((code) => errorStatus[code] === status);
const commonCodes = Object.keys(commonErrors).filter(isErrorCode);
const commonStatuses = [...new Set(Object.values(commonErrors))];

/** An error whose code is one of these. */
function errorResponse(codes: readonly ErrorCode[]): Body {
  const schema: JsonSchema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
  };
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema, example: { code: codes[0], error: 'A sentence for people.' } } },
  };
}

/** Returns the responses of an endpoint that are errors, by status. */
function errorsOf({ errors }: ContractEndpoint): Operation['responses'] {
  const statuses = new Set([...commonStatuses, ...errors.map((code) => errorStatus[code])]);
  return Object.fromEntries(
    [...statuses]
      .toSorted((one, other) => one - other)
      .map((status) => {
        const own = codesWith(status, errors);
        const response =
          own.length === 0
            ? { $ref: `#/components/responses/${status}` }
            : errorResponse([...own, ...codesWith(status, commonCodes)]);
        return [status, response];
      }),
  );
}

/** Returns the media type of the file that an endpoint answers; null if it answers JSON. */
export function fileTypeOf({ output, path }: ContractEndpoint): string | null {
  if (output === archive) return 'application/zip';
  return path === earlyAccessEmailsPath ? 'text/csv' : null;
}

/** Returns the content of a successful response. */
function answerOf(endpoint: ContractEndpoint): Body['content'] {
  const fileType = fileTypeOf(endpoint);
  if (fileType !== null) return { [fileType]: { schema: { type: 'string', format: 'binary' } } };
  return {
    'application/json': { schema: schemaOf(endpoint.output, 'output'), example: exampleOf(endpoint, 'output') },
  };
}

/** Splits a schema of objects: properties with these names, and the rest. */
function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => without(one, names)) };
  const { properties = {}, required = [] } = schema;
  const rest: JsonSchema = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'required'));
  const left = required.filter((name) => !names.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    ...(left.length > 0 && { required: left }),
  };
}

function requestOf(endpoint: ContractEndpoint): Pick<Operation, 'parameters' | 'requestBody'> {
  const names = parameterNames(endpoint.path);
  const input = schemaOf(endpoint.input, 'input');
  const examples = new Map(Object.entries(Object(exampleOf(endpoint, 'input'))));
  const one = input.anyOf?.[0] ?? input;
  const isQuery = endpoint.method === 'GET';
  const parameters = Object.entries(one.properties ?? {})
    .filter(([name]) => isQuery || names.includes(name))
    .map(([name, schema]): Parameter => {
      const isInPath = names.includes(name);
      const required = one.required?.includes(name) ?? false;
      return { name, in: isInPath ? 'path' : 'query', required, schema, example: examples.get(name) };
    });
  const body = without(input, names);
  const isEmpty = isQuery || (body.anyOf === undefined && Object.keys(body.properties ?? {}).length === 0);
  const example = Object.fromEntries([...examples].filter(([name]) => !names.includes(name)));
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(!isEmpty && {
      requestBody: {
        required: body.required !== undefined || body.anyOf !== undefined,
        content: { 'application/json': { schema: body, example } },
      },
    }),
  };
}

function operationOf(endpoint: ContractEndpoint): Operation {
  return {
    operationId: endpoint.name,
    tags: [endpoint.folder],
    description: descriptionOf(endpoint),
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    ...requestOf(endpoint),
    responses: { 200: { description: 'Success', content: answerOf(endpoint) }, ...errorsOf(endpoint) },
  };
}

/** Describes all endpoints of the contract in OpenAPI 3.1, in the order of their paths. */
export function openApiDocument(endpoints: readonly ContractEndpoint[], version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  const keyOf = ({ path, method }: ContractEndpoint) => `${path} ${method}`;
  for (const endpoint of endpoints.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Countertop',
      version,
      description:
        'Every call that the pages make. Bodies are JSON of at most 64 kB, and unknown fields are rejected. Programs switch on the `code` of an error; its sentence is for logs.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(folders).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      // Errors about an outdated version also hold what is stored.
      schemas: { Error: schemaOf(z.extend(errorBody, { stored: z.optional(z.unknown()) }), 'output') },
      responses: Object.fromEntries(
        commonStatuses.map((status) => [status, errorResponse(codesWith(status, commonCodes))]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            '`__Host-session` on a site with HTTPS. Calls that change something are accepted from the site itself only.',
        },
      },
    },
  };
}
