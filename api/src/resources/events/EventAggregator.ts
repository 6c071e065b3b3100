import type { EventRow } from './AnalyticsEvent.model.ts';
import { type CounterId, counterKey, type CounterRow } from './EventCounter.model.ts';
import { hasUniqueVisitors, type Increment, incrementsOf } from './counters.ts';
import type { UniqueVisitorRow } from './UniqueVisitor.model.ts';

/** The columns of an event that are counted. */
export type CountedEvent = Pick<EventRow, 'sessionId' | 'eventType' | 'eventData' | 'day'>;

interface Counter extends CounterId {
  readonly key: string;
  count: number;
  people: number;
}

/** Counter increments caused by an event, and which of those counters track unique visitors. */
interface Effect {
  readonly increments: readonly { readonly counter: Counter; readonly count: number }[];
  readonly unique: readonly Counter[];
}

/** The unique visitors that have been counted already. */
export interface SeenVisitors {
  countersOf(day: string, sessionId: string): ReadonlySet<string> | undefined;
}

/** Returns the values in the order of their keys. Every writer locks rows in this order, which prevents deadlocks. */
function inLockOrder<Row>(rows: ReadonlyMap<string, Row>): readonly Row[] {
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  map.set(key, created);
  return created;
}

/** Adds up what sessions and events count, in memory. */
export class EventAggregator {
  readonly #seen: SeenVisitors | undefined;
  readonly #counters = new Map<string, Counter>();
  readonly #visitors = new Map<string, UniqueVisitorRow>();
  /** By day, type and data, which often repeat. Nested, because building one combined key took longer than counting. */
  readonly #effects = new Map<string, Map<string, Map<string | null, Effect>>>();

  /** `seen` visitors are not counted as unique again. */
  constructor(seen?: SeenVisitors) {
    this.#seen = seen;
  }

  #counter({ day, kind, name }: CounterId): Counter {
    const key = counterKey({ day, kind, name });
    return getOrCreate(this.#counters, key, () => ({ key, day, kind, name, count: 0, people: 0 }));
  }

  /** Adds an increment to the counter of a day. */
  add(day: string, { kind, name, count }: Increment): void {
    this.#counter({ day, kind, name }).count += count;
  }

  /** Adds one unique visitor to a counter. */
  addVisitor(id: CounterId): void {
    this.#counter(id).people += 1;
  }

  /** Adds the increments of an event, and its session to the unique visitors. */
  addEvent(event: CountedEvent): void {
    const { increments, unique } = this.#effectOf(event);
    for (const { counter, count } of increments) counter.count += count;
    if (unique.length === 0) return;
    const { day, sessionId } = event;
    const seen = this.#seen?.countersOf(day, sessionId);
    for (const { key, kind, name } of unique) {
      if (!seen?.has(key)) this.#visitors.set(`${key}\n${sessionId}`, { day, kind, name, sessionId });
    }
  }

  #effectOf({ day, eventType: type, eventData: data }: CountedEvent): Effect {
    const ofDay = getOrCreate(this.#effects, day, () => new Map());
    const ofType = getOrCreate(ofDay, type, () => new Map());
    return getOrCreate(ofType, data, () => {
      const increments = incrementsOf(type, data).map(({ kind, name, count }) => ({
        counter: this.#counter({ day, kind, name }),
        count,
      }));
      const counters = increments.map(({ counter }) => counter);
      return { increments, unique: counters.filter(({ kind }) => hasUniqueVisitors(kind)) };
    });
  }

  /** Returns the unique visitors of all events added, in lock order. Whether they are new is for the caller to find out. */
  uniqueVisitors(): readonly UniqueVisitorRow[] {
    return inLockOrder(this.#visitors);
  }

  /** Returns the counters, in lock order. */
  counters(): readonly CounterRow[] {
    return inLockOrder(this.#counters);
  }
}
