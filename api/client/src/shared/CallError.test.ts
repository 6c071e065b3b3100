import { expect, it } from 'vitest';
import { CallError, hasErrorCode } from './CallError.ts';

it('reads the code and the wrong fields of an error response', () => {
  const error = new CallError(422, '{"code":"wrong_code","error":"No.","fields":{"code":"No."}}');

  expect(error).toMatchObject({ status: 422, code: 'wrong_code', fields: ['code'], message: `422: ${error.body}` });
  expect(hasErrorCode(error, 'link_expired', 'wrong_code')).toBe(true);
  expect(hasErrorCode(error, 'link_expired')).toBe(false);
});

it('reads the request ID and when to try again', () => {
  const headers = new Headers({ 'X-Request-Id': 'k3j9', 'Retry-After': '90' });

  expect(new CallError(503, '{}', headers)).toMatchObject({ requestId: 'k3j9', retryAfterSeconds: 90 });
  expect(new CallError(503, '{}')).toMatchObject({ requestId: null, retryAfterSeconds: null });
});

it('keeps a code that it does not know', () => {
  expect(new CallError(409, '{"code":"from_tomorrow","error":"No."}').code).toBe('from_tomorrow');
});

it.each(['<h1>Bad Gateway</h1>', '', 'null', '[]', '"busy"', '{"code":7,"fields":[]}', '{"fields":"all"}'])(
  'has no code and no fields for the body %j',
  (body) => {
    expect(new CallError(502, body)).toMatchObject({ code: null, fields: [] });
  },
);

it('matches no other error', () => {
  expect(hasErrorCode(new TypeError('Failed to fetch'), 'busy')).toBe(false);
});
