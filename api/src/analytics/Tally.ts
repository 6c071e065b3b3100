import type { AnalyticsEventType } from '@countertop/contract/analyticsRules';
import { countsPeople, type Fact, type FactKind, factsOf } from './facts.ts';

/** A line of `analytics_tallies`. `day` is a UTC day as YYYY-MM-DD, or `all` for the sum of all days. */
export interface TallyRow {
  readonly day: string;
  readonly kind: FactKind;
  readonly name: string;
  readonly count: number;
  /** Visitors it is of, each once a day; 0 where they are not counted. */
  readonly people: number;
}

/** A line of `analytics_marks`: a visitor was counted on that day. */
export interface MarkRow {
  readonly day: string;
  readonly kind: FactKind;
  readonly name: string;
  readonly session_id: string;
}

/** What is counted of an event. */
export interface CountedEvent {
  readonly session_id: string;
  readonly event_type: AnalyticsEventType;
  readonly event_data: string | null;
  readonly day: string;
}

type Counted = { -readonly [Key in keyof TallyRow]: TallyRow[Key] };
type Place = Pick<TallyRow, 'day' | 'kind' | 'name'>;

const keyOf = ({ day, kind, name }: Place) => `${day}\n${kind}\n${name}`;

/** Values in the order of their keys: rows are locked in the same order by everybody. */
function inOrder<Row>(rows: readonly (readonly [key: string, row: Row])[]): readonly Row[] {
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Adds up what sessions and events bring, before it is written. */
export class Tally {
  readonly #rows = new Map<string, Counted>();
  readonly #marks = new Map<string, MarkRow>();
  /** By type and data, which are often the same. */
  readonly #facts = new Map<string, readonly Fact[]>();

  #at({ day, kind, name }: Place): Counted {
    const key = keyOf({ day, kind, name });
    const known = this.#rows.get(key);
    if (known) return known;
    const row = { day, kind, name, count: 0, people: 0 };
    this.#rows.set(key, row);
    return row;
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
  addEvent({ day, session_id, event_type, event_data }: CountedEvent): void {
    for (const fact of this.#factsOf(event_type, event_data)) {
      this.add(day, fact);
      const { kind, name } = fact;
      if (countsPeople(kind))
        this.#marks.set(`${keyOf({ day, kind, name })}\n${session_id}`, { day, kind, name, session_id });
    }
  }

  #factsOf(type: AnalyticsEventType, data: string | null): readonly Fact[] {
    const key = `${type}\n${data}`;
    const known = this.#facts.get(key);
    if (known) return known;
    const facts = factsOf(type, data);
    this.#facts.set(key, facts);
    return facts;
  }

  /** Who was met where, each once and but for those that are known, in the order of their locks. */
  marks(isKnown: (mark: MarkRow) => boolean = () => false): readonly MarkRow[] {
    return inOrder([...this.#marks].filter(([, mark]) => !isKnown(mark)));
  }

  /** The sums by day and name, in the order of their locks. */
  rows(): readonly TallyRow[] {
    return inOrder([...this.#rows]);
  }
}
