import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateFileMode, privateFolderMode } from '../../platform/privateFiles.ts';
import { ErasedAccountModel, type ErasedAccountRow, ErasedByAgeModel } from './ErasedAccount.model.ts';

/** A list of erasures, in the database and in a file outside it. */
export interface ErasedList {
  readonly model: typeof ErasedAccountModel;
  readonly file: string;
}

/** Returns the list of what people have erased, or of what was erased because of its age. `erasedFile` is the file of the former. */
export function erasedListOf(erasedFile: string, isByAge: boolean): ErasedList {
  return isByAge
    ? { model: ErasedByAgeModel, file: `${erasedFile}-by-age` }
    : { model: ErasedAccountModel, file: erasedFile };
}

/** Whether an erasure covers another one of the same ID: an account is erased with its learners. */
function covers(one: ErasedAccountRow, other: ErasedAccountRow): boolean {
  return one.kind === 'account' || (other.kind !== 'account' && one.erasedAt >= other.erasedAt);
}

type ErasedById = ReadonlyMap<string, ErasedAccountRow>;

/** Returns the erasure of each ID that covers its others. */
export function byId(rows: readonly ErasedAccountRow[]): ErasedById {
  const found = new Map<string, ErasedAccountRow>();
  for (const row of rows) {
    const known = found.get(row.id);
    if (known === undefined || !covers(known, row)) found.set(row.id, row);
  }
  return found;
}

/** Returns the erasures that another list lacks. */
export function missing(from: ErasedById, other: ErasedById): ErasedAccountRow[] {
  return [...from.values()].filter((row) => {
    const known = other.get(row.id);
    return known === undefined || !covers(known, row);
  });
}

const kinds: readonly ErasedAccountRow['kind'][] = ['learner', 'class'];

/** A line of the file: the time, the ID and, unless it is an account's, the kind. */
const linePattern = /^(\S+) ([\w-]{36})(?: (learner|class))?$/;

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/** Returns the erased accounts, children and classes in the file. */
export async function readErased(file: string): Promise<ErasedById> {
  const text = await readText(file);
  const rows = text.split('\n').flatMap((line): ErasedAccountRow[] => {
    const [, time = '', id, suffix] = linePattern.exec(line) ?? [];
    if (id === undefined) return [];
    return [{ id, erasedAt: Date.parse(time) || 0, kind: kinds.find((kind) => kind === suffix) ?? 'account' }];
  });
  return byId(rows);
}

/** Appends lines `TIME ID` for accounts, and `TIME ID learner` or `TIME ID class` for others. Resolves once they are on disk. */
export async function appendErased(file: string, rows: readonly ErasedAccountRow[]): Promise<void> {
  if (rows.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true, mode: privateFolderMode });
  const handle = await open(file, 'a', privateFileMode);
  try {
    const lines = rows.map(({ id, erasedAt: at, kind }) => {
      const suffix = kind === 'account' ? '' : ` ${kind}`;
      return `${new Date(at).toISOString()} ${id}${suffix}\n`;
    });
    await handle.write(lines.join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes IDs from the file of a list. What is appended in the meantime is in the database, and added again by the next start. */
export async function removeLines(file: string, ids: ReadonlySet<string>): Promise<void> {
  const lines = (await readText(file)).split('\n');
  const kept = lines.filter((line) => !ids.has(linePattern.exec(line)?.[2] ?? ''));
  const part = `${file}.part`;
  await writeFile(part, kept.join('\n'), { mode: privateFileMode, flush: true });
  await rename(part, file);
}
