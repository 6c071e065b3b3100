import { expect, it } from 'vitest';
import { seal, unconfirmedMs, unseal } from './unconfirmed.ts';

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
const sealed = seal(person, 'a secret', 1000);

it('gives back who was sealed until it is too old', () => {
  expect(unseal(sealed, 'a secret', 1000)).toEqual(person);
  expect(unseal(sealed, 'a secret', 999 + unconfirmedMs)).toEqual(person);
  expect(unseal(sealed, 'a secret', 1000 + unconfirmedMs)).toBeNull();
});

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no mark', sealed.split('.')[0]],
  ['another mark', `${sealed.slice(0, -2)}AA`],
  ['another person', `${Buffer.from('{"identity":{}}').toString('base64url')}.${sealed.split('.')[1]}`],
  ['the seal of another server', seal(person, 'another secret', 1000)],
])('gives back nobody for %s', (_, given) => {
  expect(unseal(given, 'a secret', 1000)).toBeNull();
});
