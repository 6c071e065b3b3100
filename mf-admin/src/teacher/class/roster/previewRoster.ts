import { maxSeats, seatNameMaxLength } from '@countertop/contract/classes/classes.limits';
import { nameErrorOf } from '@countertop/contract/shared/name.limits';
import { hasSecondWord, seatNameKey, withoutDirectionMarks } from '@countertop/contract/classes/seatNames';

/** Outcome of a line of a list. All but `added` and `shortened` are left out; with one `over`, nothing can be added. */
export type RosterOutcome =
  | 'added'
  /** Added without its second word, which may be a last name, or told apart from a child of the same name. */
  | 'shortened'
  | 'existing'
  | 'duplicate'
  | 'comma'
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
  /** The name of another child of the same name, for a line that is left out: "Ada 2". */
  readonly another?: string;
}

/** Answers of the teacher about lines. */
export interface RosterChoices {
  /** Names whose second word is no last name. */
  readonly kept?: ReadonlySet<string>;
  /** Numbers of lines that are another child of the same name. */
  readonly others?: ReadonlySet<number>;
}

/** Spreadsheet programs run a cell that starts with one of these. */
const isFormula = (name: string) => /^[=+\-@]/u.test(name);
const withInitial = (first: string, second: string) => `${first} ${[...second][0]?.toUpperCase() ?? ''}.`;

/** Returns the names that a line can have, the best first. */
function namesFor(text: string, isKept: boolean): readonly string[] {
  const [first = '', second = ''] = text.split(/\s+/u);
  if (isKept || !hasSecondWord(text)) return [text];
  return /^\p{L}/u.test(second) ? [first, withInitial(first, second)] : [first];
}

function outcomeOf(name: string, text: string): RosterOutcome | null {
  const error = nameErrorOf(name, seatNameMaxLength);
  if (error !== null) return error;
  if (isFormula(name)) return 'formula';
  // "Okafor, Ada" or "Ada, Okafor".
  return /[,;]/u.test(text) ? 'comma' : null;
}

/** Returns the first of "Ada 2", "Ada 3" that nobody has. */
function anotherOf(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 2; ; number += 1) if (!isTaken(`${name} ${number}`)) return `${name} ${number}`;
}

/** Returns what happens to each name of a list. The server decides again. */
export function previewRoster(
  names: readonly string[],
  existing: readonly string[],
  { kept = new Set(), others = new Set() }: RosterChoices = {},
): RosterLine[] {
  const there = new Set(existing.map(seatNameKey));
  const listed = new Set<string>();
  const isTaken = (name: string) => there.has(seatNameKey(name)) || listed.has(seatNameKey(name));
  return names.map((raw, index): RosterLine => {
    const text = withoutDirectionMarks(raw).trim();
    const options = namesFor(text, kept.has(text));
    const [first = text] = options;
    // A child of the class who is in the list again is no other child: its initial helps only within the list.
    const isExisting = there.has(seatNameKey(first));
    const free = isExisting ? undefined : options.find((name) => !isTaken(name));
    const another = anotherOf(first, isTaken);
    const name = free ?? (others.has(index + 1) ? another : first);
    const line = { line: index + 1, text, name, hasSecondWord: hasSecondWord(text) };
    const outcome = outcomeOf(name, text);
    if (outcome !== null) return { ...line, outcome };
    if (isTaken(name)) return { ...line, another, outcome: isExisting ? 'existing' : 'duplicate' };
    listed.add(seatNameKey(name));
    const asked = free === undefined ? { another } : {};
    if (existing.length + listed.size > maxSeats) return { ...line, ...asked, outcome: 'over' };
    return { ...line, ...asked, outcome: name === text ? 'added' : 'shortened' };
  });
}

/** Returns the names to send for a preview. */
export function namesToAdd(lines: readonly RosterLine[]): { name: string; isConfirmed?: true }[] {
  return lines
    .filter(({ outcome }) => outcome === 'added' || outcome === 'shortened')
    .map(({ name, text, hasSecondWord: isLong }) => ({ name, ...(isLong && name === text && { isConfirmed: true }) }));
}
