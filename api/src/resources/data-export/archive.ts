import { strToU8, zipSync } from 'fflate';
import { csvOfLines } from '../../platform/csv.ts';
import type { DataExport } from './collectLearners.ts';

const explanation = (
  madeAt: string,
) => `Everything that Countertop stores about what you have asked for: your account with its children, one child, or a class.

everything.json contains all of it, including saved and previous games. The other files contain the same data as tables
for a spreadsheet. Empty tables are left out. Times are in UTC.

Created ${madeAt}.
`;

/** Returns the data of a user as a ZIP archive. */
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
