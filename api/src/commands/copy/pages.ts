import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { CopiedTable } from './tablesInOrder.ts';

export type Row = Readonly<Record<string, Knex.Value>>;

/** Rows at once: some MB at most. SQLite's own stream would hold all of a table. */
const pageSize = 1000;

/** All rows of a table in the order of its key, page by page. */
export async function* pagesOf(database: Knex, { name, key }: CopiedTable): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = database(name)
      .orderBy([...key])
      .limit(pageSize);
    if (last) {
      const row = last;
      const marks = key.map(() => '?').join(', ');
      const columns = key.map(() => '??').join(', ');
      void rows.whereRaw(`(${columns}) > (${marks})`, [...key, ...key.map((column) => row[column] ?? null)]);
    }
    const page: readonly Row[] = await rows;
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < pageSize) return;
  }
}

/** A value as both databases mean it. */
function plain(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** How many rows were seen, and a sum of them all that does not depend on their order. */
export class Checksum {
  rows = 0;
  readonly #sum = Buffer.alloc(32);

  add(row: Row): void {
    const columns = Object.keys(row).toSorted((one, other) => (one < other ? -1 : 1));
    const text = JSON.stringify(columns.map((column) => [column, plain(row[column])]));
    const hash = createHash('sha256').update(text).digest();
    // No row is there twice, so none takes another away.
    for (const [place, byte] of hash.entries()) this.#sum[place] = (this.#sum[place] ?? 0) ^ byte;
    this.rows += 1;
  }

  get text(): string {
    return this.#sum.toString('hex');
  }
}

/** The sum of a whole table. */
export async function checksumOf(database: Knex, table: CopiedTable): Promise<Checksum> {
  const sum = new Checksum();
  for await (const page of pagesOf(database, table)) for (const row of page) sum.add(row);
  return sum;
}
