import { createInterface } from 'node:readline/promises';
import { StartError } from '../../platform/config/startError.ts';
import { erasedListOf, readErased } from '../../resources/erasure/erasedList.ts';

/** Options of `npx countertop restore`, and whether what retention has erased since the backup is erased again. */
export const outdatedOptions: ReadonlyMap<string, boolean> = new Map([
  ['--erase-outdated', true],
  ['--keep-outdated', false],
]);

/** Asks a question with the answers yes and no. */
export type Ask = (question: string) => Promise<boolean>;

/** Asks on the terminal. Anything but yes means no. Null if nobody could answer. */
export function askOnTerminal(): Ask | null {
  if (!process.stdin.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return /^\s*y(es)?\s*$/i.test(await terminal.question(`${question} [y/N] `));
    } finally {
      terminal.close();
    }
  };
}

export interface OutdatedChoice {
  /** File with the IDs of accounts that people have erased. */
  readonly erasedFile: string;
  /** The choice made by an option; undefined without one. */
  readonly chosen: boolean | undefined;
  readonly ask: Ask | null;
}

/**
 * Returns whether to erase again what retention has erased since the backup. `backedUp` are the IDs that the backup lists itself.
 * Throws `StartError` if somebody has to choose and nobody can be asked.
 */
export async function mustEraseOutdated(
  { erasedFile, chosen, ask }: OutdatedChoice,
  backedUp: ReadonlySet<string>,
): Promise<boolean> {
  if (chosen !== undefined) return chosen;
  const listed = await readErased(erasedListOf(erasedFile, true).file);
  const count = [...listed.keys()].filter((id) => !backedUp.has(id)).length;
  if (count === 0) return false;
  const what = `Since this backup, retention has erased accounts, children or classes because of their age, ${count} in all.`;
  if (ask !== null) return ask(`${what} Erase them again? Answer no if the clock was wrong.`);
  throw new StartError(
    `${what} Nothing was restored. Add --erase-outdated to erase them again, or --keep-outdated to keep them because the clock was wrong.`,
  );
}
