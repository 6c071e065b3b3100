import type { Endpoint } from '@countertop/contract/shared/endpoint';
import { maxInteger } from '@countertop/contract/shared/integers';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fuzzPart } from '../../../tests/support/fuzz.ts';
import { type PaymentServer, startPaymentServer } from '../payments/payments.ts';
import { contractEndpoints } from '../endpoints.ts';
import { inputsOf } from '../inputs.ts';

/** The parts of a JSON Schema that can contain numbers. */
interface Schema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

type Path = readonly string[];

/** Returns every numeric field of an input with its schema. */
function numbersIn(schema: Schema, path: Path = []): readonly (readonly [Path, Schema])[] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  return [
    ...(schema.type === 'integer' || schema.type === 'number' ? [[path, schema] as const] : []),
    ...Object.entries(properties).flatMap(([name, field]) => numbersIn(field, [...path, name])),
    ...anyOf.flatMap((choice) => numbersIn(choice, path)),
    ...(items === undefined ? [] : numbersIn(items, [...path, '0'])),
    ...(typeof additionalProperties === 'object' ? numbersIn(additionalProperties, [...path, 'x']) : []),
  ];
}

function schemaOf({ input }: Endpoint): Schema {
  return JSON.parse(JSON.stringify(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' })));
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = await contractEndpoints();

/** Random number states have 32 bits. They are stored inside the JSON of a game. */
const maxUnsigned = 0xffff_ffff;

it('limits every number in the input to what both databases can store', () => {
  const unbounded = endpoints.flatMap((endpoint) =>
    numbersIn(schemaOf(endpoint))
      .filter(([path, { minimum = -Infinity, maximum = Infinity, const: only, enum: choices }]) => {
        if (only !== undefined || choices !== undefined) return false;
        const most = ['seed', 'random'].includes(path.at(-1) ?? '') ? maxUnsigned : maxInteger;
        return minimum < -maxInteger || maximum > most;
      })
      .map(([path]) => `${nameOf(endpoint)}: ${path.join('.')}`),
  );

  expect(unbounded).toEqual([]);
});

/** Numbers at the limits of both databases and of JavaScript. */
const edges = [
  '-1',
  '0',
  '0.5',
  '2147483647',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '1e308',
  '1e999',
  '"NaN"',
  '"Infinity"',
  'null',
];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the value with one field replaced. Creates missing parents. */
function withField(value: unknown, [name, ...rest]: Path, replacement: unknown): unknown {
  if (name === undefined) return replacement;
  if (Array.isArray(value)) return [withField(value[0], rest, replacement), ...value.slice(1)];
  const fields = isRecord(value) ? value : {};
  return { ...fields, [name]: withField(fields[name], rest, replacement) };
}

describe('accepts or rejects numbers at the limits without failing', () => {
  let paying: PaymentServer;
  beforeAll(async () => {
    paying = await startPaymentServer({ environment: { TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => paying.end());

  const game = savedOf(playDay(newGame({ seed: 7, band: 'ages_8_9' })).game);
  const words = { title: 'Rookie Certificate', description: 'x' };
  const certificateData = { score: 1, challengesCompleted: 1, accuracy: 1, timeSpent: 1 };
  /** Inputs that cannot be generated randomly, because a game must have been played. */
  const known: Readonly<Record<string, object>> = {
    'PUT /api/player-progress/:userId': { version: 0, restaurantName: null, status: 'menu', game },
    'POST /api/user/badge': { badgeType: 'level_2', ...words, icon: 'x', game },
    'POST /api/user/certificate': { ...words, skillLevel: 'x', certificateData, game },
  };
  const inputOf = (endpoint: Endpoint): unknown =>
    known[nameOf(endpoint)] ?? fc.sample(inputsOf(endpoint.input), { numRuns: 1, seed: 7 })[0];
  const numeric = endpoints.map((endpoint) => [nameOf(endpoint), endpoint, numbersIn(schemaOf(endpoint))] as const);

  it.each(numeric.filter(([, , numbers]) => numbers.length > 0))('%s', async (_, endpoint, numbers) => {
    const person = await paying.server.signedIn({ subscriptionTier: 'explorer', role: 'admin', createdAt: 0 });
    const failures: string[] = [];
    const cases = numbers.flatMap(([path]) => edges.map((edge) => ({ path, edge })));
    for (const { path, edge } of fuzzPart(cases)) {
      const marked = JSON.stringify(withField(inputOf(endpoint), path, '__EDGE__'));
      const response = await fetch(`${paying.server.url}${endpoint.path.replace(':userId', person.id)}`, {
        method: endpoint.method,
        headers: { Cookie: person.cookie, 'Content-Type': 'application/json' },
        body: marked.replace('"__EDGE__"', edge),
      });
      if (response.status >= 500) failures.push(`${path.join('.')} = ${edge}: ${response.status}`);
    }

    expect(failures).toEqual([]);
  });

  it.each(['2147483648', '9007199254740992', '1e308', '-1', 'NaN', '0'])(
    'GET /api/admin/audit-log?before=%s',
    async (before) => {
      const admin = await paying.server.signedIn({ role: 'admin' });

      expect((await admin.call('GET', `/api/admin/audit-log?before=${before}`)).status).toBeLessThan(500);
    },
  );
});
