import { expect, it } from 'vitest';
import { visitText } from './visitText.ts';

const context = { name: 'Mina', locale: 'en-US', today: '2026-11-25' };

it.each([
  ['a week before', '2026-11-19', 'On Thursday, Mina paid with a large bill.'],
  ['longer ago', '2026-11-18', 'On November 18, Mina paid with a large bill.'],
  ['at the first visit', null, 'Mina came for something you do well: Giving change from a large bill.'],
])('says why a regular is here: %s', (_, visitedOn, text) => {
  expect(visitText({ skill: 'change_from_notes', band: 'ages_8_9', visitedOn }, context)).toBe(text);
});
