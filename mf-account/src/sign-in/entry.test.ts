import { describe, expect, it } from 'vitest';
import { entryOf } from './entry.ts';

describe('entryOf', () => {
  it.each([
    ['', { name: 'signIn' }],
    ['#', { name: 'signIn' }],
    ['#nothing-we-know', { name: 'signIn' }],
    ['#reset=', { name: 'signIn' }],
    ['#create', { name: 'create' }],
    ['#forgotten', { name: 'forgotten' }],
    ['#adult', { name: 'adult' }],
    ['#second-factor', { name: 'secondFactor' }],
    ['#reset=a-B_9', { name: 'reset', token: 'a-B_9' }],
    ['#keep-second-factor=a-B_9', { name: 'keepFactor', token: 'a-B_9' }],
    ['#confirm=a-B_9', { name: 'confirm', token: 'a-B_9' }],
    ['#new-email=a-B_9', { name: 'newEmail', token: 'a-B_9' }],
    ['#keep-email=a-B_9', { name: 'keepEmail', token: 'a-B_9' }],
  ])('reads %j', (hash, entry) => {
    expect(entryOf(hash)).toEqual(entry);
  });
});
