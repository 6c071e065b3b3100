import { analyticsEventTypes } from '@countertop/contract/analytics/analytics.limits';
import { pagePaths } from '@countertop/contract/site/pages';
import { dayMs } from '@countertop/contract/shared/time';
import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes } from '@countertop/engine/problems/problem';
import { skillIds } from '@countertop/engine/problems/skill';
import { dayOf } from '../src/platform/days.ts';
import type { EventEntry } from '../src/resources/events/EventStore.ts';

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

const whole = (random: Random, most: number) => Math.floor(random() * (most + 1));

function practiced(random: Random) {
  return Array.from({ length: whole(random, 4) }, () => {
    const asked = whole(random, 9);
    return { type: pick(random, problemTypes), skill: pick(random, skillIds), asked, right: whole(random, asked) };
  });
}

/** Returns data with the fields of every event type, or some other JSON. */
function dataOf(random: Random): string | null {
  if (random() < 0.1) return pick(random, [null, 'null', '[]', '7', '"text"', '{}', '{"page":[]}', '{"day":-1}']);
  return JSON.stringify({
    page: random() < 0.9 ? pick(random, pagePaths) : `/${whole(random, 1000)}`,
    difficulty: pick(random, ageBands),
    tier: pick(random, ['free', 'explorer', 'family', 'classroom', 'gold']),
    day: 1 + whole(random, 6),
    problems: practiced(random),
    seed: whole(random, 20),
    index: 1 + whole(random, 9),
    band: pick(random, ageBands),
    type: pick(random, problemTypes),
    skill: pick(random, skillIds),
    variant: 'single_item',
    reason: 'answer',
  });
}

/** Returns events and time reports of the eight days before `untilMs`, in random order, with retries among them. */
export function randomEntries(seed: number, count: number, untilMs: number): readonly EventEntry[] {
  const random = seededRandom(seed);
  const entries: EventEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    const retried = entries[whole(random, Math.max(0, entries.length - 1))];
    if (retried && random() < 0.1) {
      entries.push(retried);
      continue;
    }
    const atMs = untilMs - Math.floor(random() * 8 * dayMs);
    const sessionId = `session-${whole(random, count / 20)}`;
    const [day, createdAt] = [dayOf(atMs), atMs];
    const isTime = random() < 0.1;
    const session = {
      sessionId,
      userAgent: null,
      referrer: null,
      day,
      startedAt: atMs,
      updatedAt: atMs,
      timeSpentSeconds: isTime ? whole(random, 3600) : 0,
    };
    const event = {
      sessionId,
      day,
      createdAt,
      eventData: dataOf(random),
      eventType: pick(random, analyticsEventTypes),
      requestId: random() < 0.9 ? `request-${index}` : null,
    };
    entries.push({ session, event: isTime ? null : event });
  }
  return entries;
}
