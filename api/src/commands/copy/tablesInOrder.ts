import type { Knex } from 'knex';
import { tableNames } from '../../platform/db/tables.ts';

/** A table as copying sees it. */
export interface CopiedTable {
  readonly name: string;
  /** Its primary key, in the order of the index. */
  readonly key: readonly string[];
  /** Columns that hold true or false. */
  readonly booleans: readonly string[];
  /** The column that numbers itself. */
  readonly counter: string | null;
}

/** What knex keeps of its own work: each database has had its migrations itself. */
const ofKnex = new Set(['knex_migrations', 'knex_migrations_lock']);

interface Found {
  readonly rows: readonly { readonly table: string; readonly column: string }[];
}

async function keysOf(database: Knex): Promise<Found['rows']> {
  const { rows }: Found = await database.raw(`
    select c.relname as table, a.attname as column
    from pg_index i join pg_class c on c.oid = i.indrelid
      join lateral unnest(i.indkey) with ordinality as k(number, place) on true
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
    where i.indisprimary and c.relnamespace = current_schema()::regnamespace
    order by c.relname, k.place`);
  return rows;
}

async function columnsWhere(database: Knex, condition: string): Promise<Found['rows']> {
  const { rows }: Found = await database.raw(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and ${condition}`,
  );
  return rows;
}

/** Which table points to which other. */
async function pointersOf(database: Knex): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows }: { rows: readonly { from: string; to: string }[] } = await database.raw(`
    select f.relname as from, t.relname as to from pg_constraint p
      join pg_class f on f.oid = p.conrelid join pg_class t on t.oid = p.confrelid
    where p.contype = 'f' and f.relnamespace = current_schema()::regnamespace`);
  const pointers = new Map<string, Set<string>>();
  for (const { from, to } of rows) pointers.set(from, (pointers.get(from) ?? new Set()).add(to));
  return pointers;
}

function inOrder(names: readonly string[], pointers: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const done = new Set<string>();
  function visit(name: string): void {
    if (done.has(name)) return;
    done.add(name);
    for (const other of pointers.get(name) ?? []) visit(other);
    ordered.push(name);
  }
  const ordered: string[] = [];
  for (const name of names) visit(name);
  return ordered;
}

/** The tables of the site, each after those that it points to, as PostgreSQL itself describes them. */
export async function tablesInOrder(postgres: Knex): Promise<readonly CopiedTable[]> {
  const names = (await tableNames(postgres)).filter((name) => !ofKnex.has(name));
  const of = (found: Found['rows'], table: string) =>
    found.filter((row) => row.table === table).map(({ column }) => column);
  const keys = await keysOf(postgres);
  const booleans = await columnsWhere(postgres, `data_type = 'boolean'`);
  const counters = await columnsWhere(postgres, `column_default like 'nextval(%'`);
  return inOrder(names, await pointersOf(postgres)).map((name) => ({
    name,
    key: of(keys, name),
    booleans: of(booleans, name),
    counter: of(counters, name)[0] ?? null,
  }));
}
