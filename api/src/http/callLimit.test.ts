import { expect, it } from 'vitest';
import { TooManyCalls } from '../problem.ts';
import { callLimit, networkOf } from './callLimit.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('counts the caller %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('opens again when the window that the first call began is over', () => {
  let nowMs = 1_000_000;
  const count = callLimit({ calls: 2, windowMs: 60_000 }, () => nowMs);
  count('203.0.113.9');
  nowMs += 50_000;
  count('203.0.113.9');

  expect(() => count('203.0.113.9')).toThrow(new TooManyCalls(11));
  nowMs += 10_001;
  expect(() => count('203.0.113.9')).not.toThrow();
});

it('forgets who called longest ago instead of growing', () => {
  const count = callLimit({ calls: 1, windowMs: 60_000 }, () => 1_000_000);
  count('first');
  for (let caller = 0; caller < 10_000; caller += 1) count(`caller ${caller}`);

  expect(() => count('first')).not.toThrow();
  expect(() => count('caller 9999')).toThrow(TooManyCalls);
});
