import { CallError } from '@countertop/client/shared/CallError';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useClassErrorText } from './useClassErrorText.ts';

function Text({ error }: { error: unknown }) {
  return useClassErrorText()(error);
}

/** Returns the text for a call that is refused for some seconds. */
function textAfter(code: 'rate_limited' | 'sign_in_blocked', seconds: number): string {
  const headers = new Headers({ 'Retry-After': String(seconds) });
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Text error={new CallError(429, JSON.stringify({ code, error: '' }), headers)} />));
  const { textContent } = place;
  root.unmount();
  return textContent;
}

it.each([
  ['rate_limited', 60, 'Too many requests. Try again in a minute.'],
  ['rate_limited', 1200, 'Too many requests. Try again in 20 minutes.'],
  ['rate_limited', 86_000, 'Too many requests. Try again in 24 hours.'],
  ['sign_in_blocked', 600, 'Too many wrong passwords. Try again in 10 minutes.'],
] as const)('says when a teacher can try again: %s, %i seconds', (code, seconds, text) => {
  expect(textAfter(code, seconds)).toBe(text);
});
