import { expect, it } from 'vitest';
import { type Flood, NetworkBudget, networkLimits } from './NetworkBudget.ts';

const startMs = Date.parse('2026-11-21T10:00:00Z');
const school = '203.0.113.7';

function budget() {
  const floods: Flood[] = [];
  return { budget: new NetworkBudget(networkLimits, (flood) => floods.push(flood)), floods };
}

it('counts every call of 35 children behind one address, lesson after lesson', () => {
  const { budget: limited, floods } = budget();
  const dropped: string[] = [];
  const send = (child: number, atMs: number) => {
    const reason = limited.add(school, `child-${child}`, atMs);
    if (reason !== null) dropped.push(reason);
  };

  for (let second = 0; second < 3 * 2400; second += 1) {
    const atMs = startMs + second * 1000;
    for (let child = 0; child < 35; child += 1) {
      // All open the page in the same second, then report every 30 s, and send something else every 15 s.
      if (second === 0) for (let call = 0; call < 10; call += 1) send(child, atMs);
      else if ((second + child) % 15 === 0) for (let call = 0; call < 1 + (second % 2); call += 1) send(child, atMs);
    }
  }

  expect(dropped).toEqual([]);
  expect(floods).toEqual([]);
});

it('samples the visits of a network beyond its budget, up to a limit', () => {
  const { budget: limited } = budget();
  const counted = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => limited.add(school, `visit-${from + index}`, startMs)).filter(
      (reason) => reason === null,
    ).length;

  expect(counted(0, 100)).toBe(100);
  const sampled = counted(100, 600);
  expect(sampled).toBeGreaterThan(10);
  expect(sampled).toBeLessThanOrEqual(100);
  expect(limited.add('203.0.113.8', 'neighbor', startMs)).toBeNull();
  expect(limited.add(school, 'next window', startMs + networkLimits.windowMs)).toBeNull();
});

it.each([
  ['from one visit in a second', 1, 1000],
  ['from 1,500 visits in 10 seconds', 1500, 10_000],
  ['from 300 visits in 9 minutes', 300, 540_000],
])('detects a flood of 6,001 calls %s, and reports its visits', (_, visits, lengthMs) => {
  const { budget: limited, floods } = budget();
  const counted = new Set<string>();
  for (let call = 0; call < 6001; call += 1) {
    const visit = `forged-${call % visits}`;
    if (limited.add(school, visit, startMs + (call * lengthMs) / 6001) === null) counted.add(visit);
  }

  expect(floods).toEqual([{ visits: [...counted], sinceMs: startMs }]);
  expect(limited.add(school, 'another', startMs + lengthMs)).toBe('flood');
});

it('counts the addresses of an IPv6 network together', () => {
  const { budget: limited, floods } = budget();

  for (let call = 0; call < 1000; call += 1) limited.add(`2001:db8:0:1::${call.toString(16)}`, `v-${call}`, startMs);

  expect(floods).toHaveLength(1);
});
