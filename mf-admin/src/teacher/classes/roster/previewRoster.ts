import { maxSeats, seatNameMaxLength } from '@countertop/contract/classes.limits';
import { problemOfName } from '@countertop/contract/name.limits';
import { hasSecondWord, seatNameKey } from '@countertop/contract/seatNames';

/** What happens to a line of a list. All but `added` and `shortened` are left out; with one `over`, nothing can be added. */
export type RosterOutcome =
  | 'added'
  /** Added without its second word, which may be a last name. */
  | 'shortened'
  | 'existing'
  | 'duplicate'
  | 'formula'
  | 'long'
  | 'unreadable'
  | 'empty'
  | 'over';

export interface RosterLine {
  /** Number of the line in the list, from 1. */
  readonly line: number;
  /** The name as it is in the list. */
  readonly text: string;
  /** The name that is added. */
  readonly name: string;
  readonly outcome: RosterOutcome;
  /** Whether the line has a second word that is longer than an initial. The teacher may keep it: "Mary Ann". */
  readonly hasSecondWord: boolean;
}

const wordsOf = (name: string) => name.trim().split(/\s+/u);

/** Spreadsheet programs run a cell that starts with one of these. */
const isFormula = (name: string) => /^[=+\-@]/u.test(name);

/**
 * Returns what happens to each name of a list. `kept` are the names whose second word the teacher confirmed. The server decides
 * again.
 */
export function previewRoster(
  names: readonly string[],
  existing: readonly string[],
  kept: ReadonlySet<string> = new Set(),
): RosterLine[] {
  const there = new Set(existing.map(seatNameKey));
  const listed = new Set<string>();
  return names.map((raw, index) => {
    const text = raw.trim();
    const isLong = hasSecondWord(text);
    const isShortened = isLong && !kept.has(text);
    const name = isShortened ? (wordsOf(text)[0] ?? '') : text;
    const line = { line: index + 1, text, name, hasSecondWord: isLong };
    const problem = problemOfName(name, seatNameMaxLength);
    if (problem !== null) return { ...line, outcome: problem };
    if (isFormula(name)) return { ...line, outcome: 'formula' };
    const key = seatNameKey(name);
    if (there.has(key)) return { ...line, outcome: 'existing' };
    if (listed.has(key)) return { ...line, outcome: 'duplicate' };
    listed.add(key);
    if (existing.length + listed.size > maxSeats) return { ...line, outcome: 'over' };
    return { ...line, outcome: isShortened ? 'shortened' : 'added' };
  });
}

/** Returns the names to send for a preview. */
export function namesToAdd(lines: readonly RosterLine[]): { name: string; isConfirmed?: true }[] {
  return lines
    .filter(({ outcome }) => outcome === 'added' || outcome === 'shortened')
    .map(({ name, text, hasSecondWord: isLong }) => ({ name, ...(isLong && name === text && { isConfirmed: true }) }));
}
