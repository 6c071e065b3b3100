import { expect, it } from 'vitest';
import { signUnconfirmed, unconfirmedMs, verifyUnconfirmed } from './unconfirmed.ts';

const person = {
  identity: {
    issuer: 'https://school.example',
    subject: '7',
    email: 'ana@school.example',
    isEmailVerified: true,
    firstName: 'Ana',
    lastName: null,
  },
  returnTo: '/pricing',
  browserHash: 'a hash',
};
const cookie = signUnconfirmed(person, 'a secret', 1000);

it('returns the signed user until the value expires', () => {
  expect(verifyUnconfirmed(cookie, 'a secret', 1000)).toEqual(person);
  expect(verifyUnconfirmed(cookie, 'a secret', 999 + unconfirmedMs)).toEqual(person);
  expect(verifyUnconfirmed(cookie, 'a secret', 1000 + unconfirmedMs)).toBeNull();
});

it.each([
  ['nothing', undefined],
  ['an empty string', ''],
  ['no signature', cookie.split('.')[0]],
  ['a modified signature', `${cookie.slice(0, -2)}AA`],
  ['modified content', `${Buffer.from('{"identity":{}}').toString('base64url')}.${cookie.split('.')[1]}`],
  ['the signature of another server', signUnconfirmed(person, 'another secret', 1000)],
])('returns null for %s', (_, given) => {
  expect(verifyUnconfirmed(given, 'a secret', 1000)).toBeNull();
});
