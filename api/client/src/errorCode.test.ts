import { expect, it } from 'vitest';
import { CallError } from './call.ts';
import { errorCodeOf } from './errorCode.ts';

it('tells the code of a refusal', () => {
  const body = '{"error":"Turn it on.","code":"second_factor_needed"}';

  expect(errorCodeOf(new CallError(403, body))).toBe('second_factor_needed');
});

it.each([
  ['a refusal without one', new CallError(403, '{"error":"No."}')],
  ['an unknown one', new CallError(403, '{"error":"No.","code":"other"}')],
  ['the page of a proxy', new CallError(403, '<h1>Forbidden</h1>')],
  ['a network that is gone', new TypeError('Failed to fetch')],
])('knows none of %s', (_, error) => {
  expect(errorCodeOf(error)).toBeUndefined();
});
