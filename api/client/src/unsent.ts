const key = 'countertop.unsent.v1';

/** What a browser keeps until the server has it. */
const unsentParts = ['game', 'awards'] as const;
export type UnsentPart = (typeof unsentParts)[number];

function read(): readonly UnsentPart[] {
  try {
    const kept = localStorage.getItem(key)?.split(' ') ?? [];
    return unsentParts.filter((part) => kept.includes(part));
  } catch {
    return [];
  }
}

/**
 * Notes whether something waits here to be sent. A word beside the thing itself, so that signing out, which clears the
 * browser, can ask without the code of the game.
 */
export function noteUnsent(part: UnsentPart, isUnsent: boolean): void {
  const others = read().filter((one) => one !== part);
  const now = isUnsent ? [...others, part] : others;
  try {
    if (now.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, now.join(' '));
  } catch {
    // Where nothing is stored, nothing is cleared either.
  }
}

/** True while something that was earned is in this browser only. */
export function hasUnsent(): boolean {
  return read().length > 0;
}
