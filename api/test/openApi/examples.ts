import fc from 'fast-check';
import { eraseWord } from '@countertop/contract/accounts/dataExport.limits';
import * as z from 'zod/mini';
import type { ContractEndpoint } from '../endpoints.ts';
import { type JsonSchema, schemaOf, validatorOf } from '../jsonSchema.ts';

const id = '019aa5c3-f1e8-7c1c-8d7a-ac01fd9618e2';

/** Values by the name of their field, which are used where its schema accepts them. */
const known: Readonly<Record<string, string>> = {
  address: 'mia@school.example',
  badges: 'welcome',
  badgeType: 'welcome',
  checkCode: 'K7QM-4TZP',
  className: 'Room 12',
  code: '123456',
  confirmation: eraseWord,
  currency: 'USD',
  description: 'You reached level 5.',
  displayName: 'Robin',
  email: 'mia@school.example',
  emoji: '🍔',
  feedback: 'More fractions, please.',
  from: '20:00',
  guardians: 'robin@school.example',
  icon: 'bell',
  inviter: 'robin@school.example',
  message: 'The receipt did not arrive.',
  name: 'Luna',
  newPassword: 'seven warm noodles',
  nickname: 'Luna',
  orderId: 'order_RhYt1nQm8sWzKd',
  password: 'seven warm noodles',
  paymentId: 'pay_RhYt4bXc2vLpNe',
  razorpay_order_id: 'order_RhYt1nQm8sWzKd',
  razorpay_payment_id: 'pay_RhYt4bXc2vLpNe',
  receiptNumber: 'CT-2026-000042',
  requestId: id,
  sessionId: id,
  theme: 'default',
  timeZone: 'America/New_York',
  title: 'Totals',
  to: '07:00',
  userAgent: 'Firefox 128 on Linux',
};

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T09:30:00.000Z',
  date: '2026-11-21',
};

function textFor({ format = '', pattern, minLength = 0 }: JsonSchema, name: string): string {
  const text = formats[format];
  if (text !== undefined) return text;
  if (pattern === undefined) return name.padEnd(minLength, 'x');
  return fc.sample(fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 }), { seed: 1, numRuns: 1 })[0] ?? '';
}

function objectFor(schema: JsonSchema, isShort: boolean): object {
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (properties === undefined && typeof additionalProperties === 'object') {
    const [first] = propertyNames?.enum ?? [];
    const key = typeof first === 'string' ? first : 'name';
    return { [key]: valueFor(additionalProperties, key, isShort) };
  }
  const wanted = Object.entries(properties ?? {}).filter(([name]) => !isShort || required.includes(name));
  return Object.fromEntries(wanted.map(([name, one]) => [name, valueFor(one, name, isShort)]));
}

function valueFor(schema: JsonSchema, name: string, isShort: boolean): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const fitting = known[name] ?? (/(?:^i|I)ds?$/.test(name) ? id : undefined);
  if (fitting !== undefined && validatorOf(schema).safeParse(fitting).success) return fitting;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return valueFor(choice, name, isShort);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, isShort);
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((one) => valueFor(one, name, isShort));
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        valueFor(schema.items ?? {}, name, isShort),
      );
    case 'string':
      return textFor(schema, name);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(schema.maximum ?? 1, 1));
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** Returns an example of what an endpoint takes or answers, with all optional fields unless they exclude each other. */
export function exampleOf(endpoint: ContractEndpoint, io: 'input' | 'output'): unknown {
  const schema = schemaOf(endpoint[io], io);
  const whole = valueFor(schema, '', false);
  return z.safeParse(endpoint[io], whole).success ? whole : valueFor(schema, '', true);
}
