import { expect, it } from 'vitest';
import { Known } from './Known.ts';

const session = (id: string, day: string) => ({
  session_id: id,
  day,
  user_agent: null,
  referrer: null,
  time_spent_seconds: 0,
  started_at: 0,
  updated_at: 0,
});
const visit = (id: string, day: string) => ({ session_id: id, day, kind: 'visit' as const, name: '' });

it('knows a session and where it was counted, on its day alone', () => {
  const known = new Known();

  known.add([session('child', '2026-11-21'), session('quiet', '2026-11-21')], [visit('child', '2026-11-21')]);

  expect(known.placesOf('2026-11-21', 'child')).toEqual(new Set(['2026-11-21\nvisit\n']));
  expect(known.placesOf('2026-11-21', 'quiet')).toEqual(new Set());
  expect(known.placesOf('2026-11-21', 'other')).toBeUndefined();
  expect(known.placesOf('2026-11-22', 'child')).toBeUndefined();
});

it('begins anew with the next day, and adds to what it knows on the same one', () => {
  const known = new Known();
  known.add([session('child', '2026-11-21')], [visit('child', '2026-11-21')]);

  known.add([session('child', '2026-11-22')], []);
  known.add([session('child', '2026-11-22')], [visit('child', '2026-11-22')]);

  expect(known.placesOf('2026-11-21', 'child')).toBeUndefined();
  expect(known.placesOf('2026-11-22', 'child')).toEqual(new Set(['2026-11-22\nvisit\n']));
});

it('forgets who was heard of longest ago, and knows whoever comes again', () => {
  const known = new Known();
  const ids = Array.from({ length: 20_001 }, (_, index) => `visitor-${index}`);
  const [first = '', second = '', ...others] = ids;
  const day = '2026-11-21';

  known.add(
    [first, second].map((id) => session(id, day)),
    [],
  );
  known.placesOf(day, first);
  known.add(
    others.map((id) => session(id, day)),
    [],
  );

  expect([first, second].map((id) => known.placesOf(day, id) !== undefined)).toEqual([true, false]);
});
