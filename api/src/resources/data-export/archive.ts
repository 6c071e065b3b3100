import { csvOfLines, csvRows, type Lines } from '../../platform/csv.ts';
import { type TextFile, zipOf } from '../../platform/zip.ts';
import { type DataExport, pagesOfTable, type Table } from './tables.ts';

async function* explanation(madeAt: string): AsyncGenerator<string> {
  yield `Everything that Countertop stores about what you have asked for: your account with its children, one child, or a class.

everything.json contains all of it, including saved and previous games. The other files contain the same data as tables
for a spreadsheet. Empty tables are left out. Times are in UTC.

Created ${madeAt}.
`;
}

type Turn = () => Promise<void>;

/** Writes one row per line. */
async function* jsonOf(
  madeAt: string,
  tables: Readonly<Record<string, Table<object>>>,
  turn: Turn,
): AsyncGenerator<string> {
  yield `{\n  "madeAt": ${JSON.stringify(madeAt)}`;
  for (const [name, table] of Object.entries(tables)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '';
    for await (const rows of pagesOfTable(table, turn)) {
      yield `${separator}\n    ${rows.map((row) => JSON.stringify(row)).join(',\n    ')}`;
      separator = ',';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}

async function* csvFileOf(table: Table<Lines[number]>, turn: Turn): AsyncGenerator<string> {
  let columns: readonly string[] | null = null;
  for await (const lines of pagesOfTable(table, turn)) {
    yield columns === null ? csvOfLines(lines) : csvRows(lines, columns);
    columns ??= Object.keys(lines[0] ?? {});
  }
}

function* filesOf({ tables, ...games }: DataExport, nowMs: number, turn: Turn): Generator<TextFile> {
  const madeAt = new Date(nowMs).toISOString();
  yield { name: 'countertop/README.txt', texts: explanation(madeAt) };
  yield { name: 'countertop/everything.json', texts: jsonOf(madeAt, { ...tables, ...games }, turn) };
  for (const [name, table] of Object.entries(tables)) {
    yield { name: `countertop/${name}.csv`, texts: csvFileOf(table, turn) };
  }
}

/**
 * Makes a ZIP archive of somebody's data, piece by piece. Every table is read twice, so that no file has to fit into memory. `turn`
 * resolves when the next page may be read.
 */
export function archiveOf(data: DataExport, nowMs: number, turn: Turn): AsyncGenerator<Uint8Array> {
  return zipOf(filesOf(data, nowMs, turn));
}
