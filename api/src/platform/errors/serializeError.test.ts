import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { serializeError } from './serializeError.ts';

const secret = 'Timmy of 5 Elm Street';

function thrown(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const withFields = (fields: object, message = `failed for ${secret}`) => Object.assign(new Error(message), fields);

it.each([
  ['a message', new Error(secret)],
  ['a message with lines like frames', new Error(`no\n    at ${secret}\n    at ${secret} (file:1)`)],
  ['a name', withFields({ name: secret })],
  ['an invalid code', withFields({ code: secret })],
  [
    'PostgreSQL',
    withFields({
      code: '23505',
      detail: `Key (email)=(${secret})`,
      where: secret,
      internalQuery: secret,
      parameters: [secret],
    }),
  ],
  ['SQLite', withFields({ code: 'SQLITE_BUSY', errno: 5 }, `insert into users values ('${secret}') - SQLITE_BUSY`)],
  ['Objection', withFields({ nativeError: withFields({ code: 'SQLITE_FULL' }), name: 'DBError' })],
  [
    'a mail server',
    withFields({ code: 'EENVELOPE', response: secret, rejected: [secret], command: `RCPT TO:<${secret}>` }),
  ],
  ['axios', { statusCode: 400, error: { description: secret }, config: { data: secret } }],
  ['a parser', thrown(() => JSON.parse(`{"a": ${secret}`))],
  ['zod', thrown(() => z.parse(z.strictObject({ a: z.enum(['b']) }), { a: secret, [secret]: 1 }))],
  ['causes', withFields({ cause: new AggregateError([new Error(secret), secret], secret) })],
  ['a text', secret],
  ['nothing', undefined],
])('writes nothing of what %s says', (_, error) => {
  expect(JSON.stringify(serializeError(error))).not.toContain('Elm');
});

it('keeps what finds the cause', () => {
  const native = withFields({ name: 'error', code: '23505', table: 'users', constraint: 'users_email_unique' });

  const logged = serializeError(withFields({ name: 'UniqueViolationError', nativeError: native }));

  expect(logged).toMatchObject({
    name: 'UniqueViolationError',
    cause: { name: 'error', code: '23505', table: 'users', constraint: 'users_email_unique' },
  });
  expect(logged.stack?.[0]).toMatch(/withFields .*serializeError\.test\.ts:\d+:\d+/);
  expect(serializeError(new ApiError('busy', 'The server is busy.'))).toMatchObject({
    message: 'The server is busy.',
    code: 'busy',
    status: 503,
  });
});

it('ends where causes go round', () => {
  const error = new Error('a');
  error.cause = error;

  expect(JSON.stringify(serializeError(error)).length).toBeLessThan(20_000);
});
