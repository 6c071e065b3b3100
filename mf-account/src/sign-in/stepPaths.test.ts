import { expect, it } from 'vitest';
import { addressOf } from './stepPaths.ts';

it.each([
  ['create', 'signIn', null, '/create-account'],
  ['create', 'signIn', '/pricing', '/create-account?returnTo=%2Fpricing'],
  ['forgotten', 'signIn', null, '/forgot-password'],
  ['signIn', 'create', null, '/sign-in'],
  ['create', 'create', null, null],
  ['sent', 'create', null, null],
  ['secondFactor', 'signIn', '/pricing', null],
] as const)('opens %s from %s with returnTo %s at %s', (step, open, returnTo, address) => {
  expect(addressOf(step, open, returnTo)).toBe(address);
});
