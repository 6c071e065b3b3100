import { expect, it } from 'vitest';
import { paperOf } from './paper.ts';

it.each([
  ['en', 'LETTER'],
  ['en-US', 'LETTER'],
  ['es-MX', 'LETTER'],
  ['en-GB', 'A4'],
  ['de-DE', 'A4'],
  ['es', 'A4'],
] as const)('returns for %s the paper size %s', (locale, paper) => {
  expect(paperOf(locale)).toBe(paper);
});
