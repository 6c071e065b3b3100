import type { Knex } from 'knex';
import { jsonRows } from '../../platform/db/jsonRows.ts';
import { EventCounterModel, type CounterRow } from './EventCounter.model.ts';
import type { CounterKind } from './counters.ts';

/** Problem reports have no total: each has its own name, and totals are never deleted. */
const kindWithoutTotal: CounterKind = 'report';

function insertCounters(rows: string): string {
  return `insert into analytics_counters (kind, day, name, count, people)
    select rows.value->>0, rows.value->>1, rows.value->>2, cast(rows.value->>3 as bigint), cast(rows.value->>4 as bigint)
    from ${rows} where true`;
}

function counterValues(counters: readonly CounterRow[]): string {
  return JSON.stringify(counters.map(({ kind, day, name, count, people }) => [kind, day, name, count, people]));
}

function totalsOf(counters: readonly CounterRow[]): readonly CounterRow[] {
  const totals = new Map<string, CounterRow>();
  for (const counter of counters) {
    if (counter.kind === kindWithoutTotal) continue;
    const key = `${counter.kind}\n${counter.name}`;
    const { count = 0, people = 0 } = totals.get(key) ?? {};
    totals.set(key, { ...counter, day: 'all', count: count + counter.count, people: people + counter.people });
  }
  return [...totals.values()];
}

/** Adds counters to those of their days and to the totals. */
export async function writeCounters(trx: Knex.Transaction, counters: readonly CounterRow[]): Promise<void> {
  if (counters.length === 0) return;
  const sql = `${insertCounters(jsonRows(trx))} on conflict (kind, day, name) do update set
    count = analytics_counters.count + excluded.count, people = analytics_counters.people + excluded.people`;
  await trx.raw(sql, [counterValues([...counters, ...totalsOf(counters)])]);
}

/** Subtracts counters from those of their days and from the totals, and deletes counters that become empty. */
export async function subtractCounters(trx: Knex.Transaction, counters: readonly CounterRow[]): Promise<void> {
  if (counters.length === 0) return;
  await writeCounters(
    trx,
    counters.map((counter) => ({ ...counter, count: -counter.count, people: -counter.people })),
  );
  const days = [...new Set(counters.map(({ day }) => day)), 'all'];
  await EventCounterModel.query(trx).whereIn('day', days).where({ count: 0, people: 0 }).delete();
}

/** Inserts counters for a day without any. */
export async function insertNewCounters(trx: Knex.Transaction, counters: readonly CounterRow[]): Promise<void> {
  if (counters.length > 0) await trx.raw(insertCounters(jsonRows(trx)), [counterValues(counters)]);
}

/** Recomputes the totals of all days. */
export async function recomputeTotals(trx: Knex.Transaction): Promise<void> {
  await EventCounterModel.query(trx).where({ day: 'all' }).delete();
  await trx.raw(`insert into analytics_counters (kind, day, name, count, people)
    select kind, 'all', name, sum(count), sum(people) from analytics_counters where kind <> '${kindWithoutTotal}'
    group by kind, name`);
}
