import { analyticsEventTypes } from '@countertop/contract/analytics.limits';
import { pagePaths } from '@countertop/contract/pages';
import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes } from '@countertop/engine/problems/problem';
import { skillIds } from '@countertop/engine/problems/skill';
import { dayOf } from '../src/platform/days.ts';
import type { AnalyticsWrite } from '../src/resources/events/writeAnalytics.ts';

/** Chance that comes out the same for the same seed: numbers from 0 to 1 (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Chance = () => number;

function pick<Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}

const whole = (chance: Chance, most: number) => Math.floor(chance() * (most + 1));

function practised(chance: Chance) {
  return Array.from({ length: whole(chance, 4) }, () => {
    const asked = whole(chance, 9);
    return { type: pick(chance, problemTypes), skill: pick(chance, skillIds), asked, right: whole(chance, asked) };
  });
}

/** Data as the site sends it for all types at once, or something else that is JSON. */
function dataOf(chance: Chance): string | null {
  if (chance() < 0.1) return pick(chance, [null, 'null', '[]', '7', '"text"', '{}', '{"page":[]}', '{"day":-1}']);
  return JSON.stringify({
    page: chance() < 0.9 ? pick(chance, pagePaths) : `/${whole(chance, 1000)}`,
    difficulty: pick(chance, ageBands),
    tier: pick(chance, ['free', 'explorer', 'family', 'classroom', 'gold']),
    day: 1 + whole(chance, 6),
    problems: practised(chance),
    seed: whole(chance, 20),
    index: 1 + whole(chance, 9),
    band: pick(chance, ageBands),
    type: pick(chance, problemTypes),
    skill: pick(chance, skillIds),
    variant: 'single_item',
    reason: 'answer',
  });
}

const dayMs = 86_400_000;

/** So many events and reports of time, on the days before `untilMs`, with retries among them, in any order. */
export function randomWrites(seed: number, count: number, untilMs: number): readonly AnalyticsWrite[] {
  const chance = chanceOf(seed);
  const made: AnalyticsWrite[] = [];
  for (let index = 0; index < count; index += 1) {
    const again = made[whole(chance, Math.max(0, made.length - 1))];
    if (again && chance() < 0.1) {
      made.push(again);
      continue;
    }
    const atMs = untilMs - Math.floor(chance() * 8 * dayMs);
    const session_id = `session-${whole(chance, count / 20)}`;
    const [day, created_at] = [dayOf(atMs), atMs];
    const isTime = chance() < 0.1;
    const session = {
      session_id,
      user_agent: null,
      referrer: null,
      day,
      started_at: atMs,
      updated_at: atMs,
      time_spent_seconds: isTime ? whole(chance, 3600) : 0,
    };
    const event = {
      session_id,
      day,
      created_at,
      event_data: dataOf(chance),
      event_type: pick(chance, analyticsEventTypes),
      request_id: chance() < 0.9 ? `request-${index}` : null,
    };
    made.push({ session, event: isTime ? null : event });
  }
  return made;
}
