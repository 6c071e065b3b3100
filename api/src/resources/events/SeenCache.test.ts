import { expect, it } from 'vitest';
import { SeenCache } from './SeenCache.ts';

const session = (id: string, day: string) => ({
  sessionId: id,
  day,
  userAgent: null,
  referrer: null,
  timeSpentSeconds: 0,
  startedAt: 0,
  updatedAt: 0,
});
const visit = (id: string, day: string) => ({ sessionId: id, day, kind: 'visit' as const, name: '' });

it('remembers a session and its counters for one day', () => {
  const seen = new SeenCache();

  seen.add([session('child', '2026-11-21'), session('quiet', '2026-11-21')], [visit('child', '2026-11-21')]);

  expect(seen.countersOf('2026-11-21', 'child')).toEqual(new Set(['2026-11-21\nvisit\n']));
  expect(seen.countersOf('2026-11-21', 'quiet')).toEqual(new Set());
  expect(seen.countersOf('2026-11-21', 'other')).toBeUndefined();
  expect(seen.countersOf('2026-11-22', 'child')).toBeUndefined();
});

it('starts empty on the next day, and adds counters during a day', () => {
  const seen = new SeenCache();
  seen.add([session('child', '2026-11-21')], [visit('child', '2026-11-21')]);

  seen.add([session('child', '2026-11-22')], []);
  seen.add([session('child', '2026-11-22')], [visit('child', '2026-11-22')]);

  expect(seen.countersOf('2026-11-21', 'child')).toBeUndefined();
  expect(seen.countersOf('2026-11-22', 'child')).toEqual(new Set(['2026-11-22\nvisit\n']));
});

it('evicts the least recently used session', () => {
  const seen = new SeenCache();
  const ids = Array.from({ length: 20_001 }, (_, index) => `visitor-${index}`);
  const [first = '', second = '', ...others] = ids;
  const day = '2026-11-21';

  seen.add(
    [first, second].map((id) => session(id, day)),
    [],
  );
  seen.countersOf(day, first);
  seen.add(
    others.map((id) => session(id, day)),
    [],
  );

  expect([first, second].map((id) => seen.countersOf(day, id) !== undefined)).toEqual([true, false]);
});
