import { lookOf } from '@countertop/contract/family/playerLook';
import { nicknameMaxLength } from '@countertop/contract/family/family.limits';
import { isSuggestedNickname, suggestedNicknames } from '@countertop/contract/family/nicknames';
import { nameErrorOf } from '@countertop/contract/shared/name.limits';
import { expect, it } from 'vitest';
import { nicknameErrorOf } from './add/NameFields.tsx';
import { hasRoom, namedChildren } from './family.ts';
import { emptyFamily, family, leo, mia } from './family.fixture.ts';
import { grownUps } from './guardians/grownUps.ts';

it('suggests nicknames that are valid and different', () => {
  expect(suggestedNicknames.filter((name) => nameErrorOf(name, nicknameMaxLength) !== null)).toEqual([]);
  expect(new Set(suggestedNicknames).size).toBe(suggestedNicknames.length);
  expect(isSuggestedNickname(' Captain Pancake ')).toBe(true);
  expect(isSuggestedNickname('Mia Miller')).toBe(false);
});

it.each([
  ['', 'empty'],
  ['x'.repeat(nicknameMaxLength + 1), 'long'],
  [' mia ', 'taken'],
  ['Leo', null],
])('finds what is wrong with the nickname %j', (nickname, error) => {
  expect(nicknameErrorOf(nickname, ['Mia'])).toBe(error);
});

it('counts no learner without a nickname', () => {
  expect(namedChildren(emptyFamily)).toEqual([]);
  expect(hasRoom({ ...emptyFamily, maxChildren: 1 })).toBe(true);
});

it('has room for the children that the plan allows, without those of other families', () => {
  expect(hasRoom({ children: [mia, leo], maxChildren: 2 })).toBe(false);
  expect(hasRoom({ children: [mia, { ...leo, role: 'second' }], maxChildren: 2 })).toBe(true);
});

it('draws the customer of the picture', () => {
  expect(lookOf('zuri')).toBe(2);
  expect(lookOf(null)).toBe(0);
});

it('lists each guardian once, with the children of both', () => {
  const sam = { userId: 'u2', email: 'sam@example.com', role: 'second' } as const;

  const [guardian, ...others] = grownUps([
    { ...mia, guardians: [sam] },
    { ...leo, guardians: [sam] },
  ]);

  expect(others).toEqual([]);
  expect(guardian?.children.map(({ id }) => id)).toEqual([mia.id, leo.id]);
  expect(grownUps(family.children)).toHaveLength(1);
});
