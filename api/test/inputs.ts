import fc from 'fast-check';
import type * as z from 'zod/mini';
import { type JsonSchema, schemaOf } from './jsonSchema.ts';

/** Longer lists and texts take more time without finding more bugs. */
const mostItems = 4;
const mostCharacters = 60;

/** Time zones, which a schema can't describe and nobody guesses. */
const timeZones = ['UTC', 'Asia/Tokyo'];

/** Years of four digits. */
const years = { min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') };

function textOf({ format, pattern, minLength = 0, maxLength = mostCharacters }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true, ...years }).map((date) => date.toISOString());
  if (format === 'date')
    return fc.date({ noInvalidDate: true, ...years }).map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: mostCharacters });
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, mostCharacters)) };
  const zones = timeZones.filter((zone) => zone.length >= minLength && zone.length <= maxLength);
  return fc.oneof(
    fc.string(length),
    fc.string({ ...length, unit: 'grapheme' }),
    fc.emailAddress(),
    fc.json(),
    ...zones.map((zone) => fc.constant(zone)),
  );
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 20 }), inputOf(additionalProperties), { maxKeys: mostItems });
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, inputOf(schema)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => Object.hasOwn(fields, name)) });
}

/** Generates values that match a schema. */
export function inputOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(inputOf));
  const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      if (schema.prefixItems !== undefined) return fc.tuple(...schema.prefixItems.map(inputOf));
      return fc.array(inputOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? mostItems, mostItems)),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.oneof(
        fc.integer({ min, max: Math.min(max, min + 50) }),
        fc.maxSafeInteger().map((one) => Math.min(Math.max(one, min), max)),
      );
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/**
 * Generates inputs that match a schema as far as JSON Schema can express it. Custom checks (a plausible game, a text's bytes) may
 * still fail.
 */
export function inputsOf(shape: z.core.$ZodType): fc.Arbitrary<unknown> {
  return inputOf(schemaOf(shape, 'input'));
}

/** Names and values that commonly break programs. */
const hostileNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'id',
  'role',
  'toString',
  '',
  'userId',
  '$where',
);
const hostileValues = fc.oneof(
  fc.constantFrom<unknown>(
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '{"$gt":""}',
    '../../etc/passwd',
    '%00',
    '\r\nSet-Cookie: a=b',
    '=1+1',
    '💣'.repeat(500),
    -1,
    -0,
    1e308,
    2 ** 53,
    0.1,
    null,
    true,
    [],
    {},
    [[[[[]]]]],
    { __proto__: null, toString: 1 },
    'x'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Generates inputs with one field broken, removed or added. */
export function spoilt(input: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(input)) return hostileValues;
  const names = Object.keys(input);
  const name = names.length === 0 ? hostileNames : fc.oneof(fc.constantFrom(...names), hostileNames);
  const replaced = fc.tuple(name, hostileValues).map(([key, value]) => {
    const entries = Object.entries(input).filter(([other]) => other !== key);
    // Not by assignment, which would set the prototype for the name __proto__.
    return Object.fromEntries([...entries, [key, value]]);
  });
  const without = name.map((key) => Object.fromEntries(Object.entries(input).filter(([other]) => other !== key)));
  return fc.oneof(replaced, without);
}

/** Arbitrary values. */
export const nonsense = hostileValues;

/** A text for a path or a header. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '..',
    '%',
    '%00',
    '%ff',
    '%E0%A4%A',
    "' or 1=1 --",
    '__proto__',
    '0',
    '-1',
    '9'.repeat(400),
    '\u0000',
    '💣',
    ' ',
  ),
  fc.string({ maxLength: 40 }),
);
