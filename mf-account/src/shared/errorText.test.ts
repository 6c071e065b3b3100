// @vitest-environment jsdom
import { CallError } from '@countertop/client/shared/CallError';
import { translate } from '@countertop/design-system/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { callError, unreachable } from './callError.fixture.ts';
import { en } from './errors.messages.ts';
import { errorText } from './errorText.ts';

const t = translate(en, 'en-US');

afterEach(() => void vi.restoreAllMocks());

it('has a text for each code, and shows no sentence of the server', () => {
  expect(errorText(callError('common_password'), t)).toBe(
    'This password is too easy to guess. Choose a different one.',
  );
});

it.each([
  [0, 'Try again in a minute.'],
  [100, 'Try again in 2 minutes.'],
  [2520, 'Try again in 42 minutes.'],
])('says when to try again after %i seconds', (retryAfterSeconds, text) => {
  expect(errorText(callError('rate_limited', { retryAfterSeconds }), t)).toContain(text);
});

it.each([
  ['an unknown code', new CallError(409, '{"code":"from_tomorrow","error":"Nein."}')],
  ['a code of another page', callError('not_earned_yet')],
  ['a proxy', new CallError(502, '<h1>Bad Gateway</h1>')],
])('says what to do next for %s', (_, error) => {
  expect(errorText(error, t)).toBe(
    'Something went wrong. Try again in a moment, and contact us if it keeps happening.',
  );
  expect(errorText(error, t, 'Nothing was erased.')).toBe('Nothing was erased.');
});

it('adds the request ID to errors of the server only', () => {
  const headers = new Headers({ 'X-Request-Id': 'k3j9' });

  expect(errorText(new CallError(503, '{"code":"busy"}', headers), t)).toMatch(/ Reference: k3j9$/);
  expect(errorText(new CallError(409, '{"code":"account_exists"}', headers), t)).not.toContain('k3j9');
});

it('recognizes a link with a missing part', () => {
  expect(errorText(callError('invalid_input', { fields: ['token'] }), t)).toContain('Part of the link is missing.');
  expect(errorText(callError('invalid_input', { fields: ['email'] }), t)).toBe('Check this and try again.');
});

it.each([
  [true, 'We couldn’t reach our server.'],
  [false, 'You’re offline.'],
])('explains a call without a response when the browser is online: %s', (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

  expect(errorText(unreachable, t)).toContain(text);
});
