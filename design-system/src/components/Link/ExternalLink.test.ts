import { expect, it } from 'vitest';
import { leavesSite } from './ExternalLink.tsx';

it.each([
  ['https://doi.org/10.3102/0034654314564881', true],
  ['http://example.org', true],
  ['/pricing', false],
  ['/blog#time-to-think', false],
  ['mailto:hello@countertop.example', false],
])('recognizes without a browser whether %s is on another site', (href, leaves) => {
  expect(leavesSite(href)).toBe(leaves);
});
