import type { EventRow } from './AnalyticsEvent.model.ts';
import type { MarkRow } from './AnalyticsMark.model.ts';
import type { TallyRow } from './AnalyticsTally.model.ts';
import { countsPeople, type Fact, factsOf } from './facts.ts';

/** The columns of an event that are counted. */
export type CountedEvent = Pick<EventRow, 'session_id' | 'event_type' | 'event_data' | 'day'>;

type Place = Pick<TallyRow, 'day' | 'kind' | 'name'>;

/** The name of a line of the counts, for maps. */
export const placeOf = ({ day, kind, name }: Place) => `${day}\n${kind}\n${name}`;

interface Counted extends Place {
  readonly place: string;
  count: number;
  people: number;
}

/** What an event comes to: so much more of each, and of some of them who it is of. */
interface Effect {
  readonly counts: readonly { readonly counted: Counted; readonly count: number }[];
  readonly people: readonly Counted[];
}

/** Who was counted before and where. */
export interface CountedBefore {
  placesOf(day: string, sessionId: string): ReadonlySet<string> | undefined;
}

/** Values in the order of their keys: rows are locked in the same order by everybody. */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): readonly Row[] {
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** The value of a key, made where there is none. */
function valueOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Adds up what sessions and events bring, before it is written. */
export class Tally {
  readonly #before: CountedBefore | undefined;
  readonly #rows = new Map<string, Counted>();
  readonly #marks = new Map<string, MarkRow>();
  /** By day, type and data, which are often the same. Not by one text of them: to make and read it took longer than to count. */
  readonly #effects = new Map<string, Map<string, Map<string | null, Effect>>>();

  /** Those who were counted `before` are not marked again. */
  constructor(before?: CountedBefore) {
    this.#before = before;
  }

  #at({ day, kind, name }: Place): Counted {
    const place = placeOf({ day, kind, name });
    return valueOf(this.#rows, place, () => ({ place, day, kind, name, count: 0, people: 0 }));
  }

  /** Adds so many of something. */
  add(day: string, { kind, name, count }: Fact): void {
    this.#at({ day, kind, name }).count += count;
  }

  /** Adds a visitor who was not counted there before. */
  addPerson(place: Place): void {
    this.#at(place).people += 1;
  }

  /** Adds all that an event says, and marks whose it is. */
  addEvent(event: CountedEvent): void {
    const { counts, people } = this.#effectOf(event);
    for (const { counted, count } of counts) counted.count += count;
    if (people.length === 0) return;
    const { day, session_id } = event;
    const before = this.#before?.placesOf(day, session_id);
    for (const { place, kind, name } of people) {
      if (!before?.has(place)) this.#marks.set(`${place}\n${session_id}`, { day, kind, name, session_id });
    }
  }

  #effectOf({ day, event_type: type, event_data: data }: CountedEvent): Effect {
    const ofDay = valueOf(this.#effects, day, () => new Map());
    const ofType = valueOf(ofDay, type, () => new Map());
    return valueOf(ofType, data, () => {
      const counts = factsOf(type, data).map(({ kind, name, count }) => ({
        counted: this.#at({ day, kind, name }),
        count,
      }));
      return { counts, people: counts.flatMap(({ counted }) => (countsPeople(counted.kind) ? [counted] : [])) };
    });
  }

  /** Who was met where, each once, in the order of their locks. */
  marks(): readonly MarkRow[] {
    return inOrder(this.#marks);
  }

  /** The sums by day and name, in the order of their locks. */
  rows(): readonly TallyRow[] {
    return inOrder(this.#rows);
  }
}
