import { strToU8, zipSync } from 'fflate';
import { csvOfLines } from '../../platform/csv.ts';
import type { DataExport } from './collect.ts';

const explanation = (madeAt: string) => `Everything that Countertop stores of your account.

everything.json holds all of it, the saved and previous games included. The other files hold the same as tables that a
spreadsheet opens; a table that is missing is empty. Times are in UTC.

Made ${madeAt}.
`;

/** The data of a person as one zip. */
export function archiveOf({ tables, ...games }: DataExport, nowMs: number): Uint8Array {
  const madeAt = new Date(nowMs).toISOString();
  const filled = Object.entries(tables).filter(([, lines]) => lines.length > 0);
  const files = [
    ['README.txt', explanation(madeAt)],
    ['everything.json', `${JSON.stringify({ madeAt, ...tables, ...games }, null, 2)}\n`],
    ...filled.map(([name, lines]) => [`${name}.csv`, csvOfLines(lines)] as const),
  ] as const;
  return zipSync(Object.fromEntries(files.map(([name, text]) => [`countertop/${name}`, strToU8(text)])));
}
