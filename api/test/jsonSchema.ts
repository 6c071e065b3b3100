import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';

/** The parts of JSON Schema that our schemas use. */
export interface JsonSchema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Leaves out what the type or the format says: the range of safe integers, the pattern of dates. */
function shorten(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
}

/** Returns the JSON Schema of what an endpoint takes or answers, as far as one can express it: custom checks are left out. */
export function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  // Serialized, as any consumer of a schema would receive it.
  const schema: JsonSchema & { $schema?: string } = JSON.parse(
    JSON.stringify(
      z.toJSONSchema(shape, { unrepresentable: 'any', io, override: ({ jsonSchema }) => shorten(jsonSchema) }),
    ),
  );
  delete schema.$schema;
  return schema;
}

/** Returns a validator of a JSON Schema without references. */
export const validatorOf = (schema: JsonSchema) => fromJSONSchema(JSON.parse(JSON.stringify(schema)));
