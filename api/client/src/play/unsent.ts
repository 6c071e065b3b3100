export const unsentKey = 'countertop.unsent.v1';

/** Kinds of data that a browser keeps until the server has them. */
const unsentParts = ['game', 'awards', 'attempts'] as const;
export type UnsentPart = (typeof unsentParts)[number];

function read(): readonly UnsentPart[] {
  try {
    const kept = localStorage.getItem(unsentKey)?.split(' ') ?? [];
    return unsentParts.filter((part) => kept.includes(part));
  } catch {
    return [];
  }
}

/**
 * Records whether data waits to be sent. Stored separately from the data, so that signing out, which clears the browser, can
 * check without the code of the game.
 */
export function noteUnsent(part: UnsentPart, isUnsent: boolean): void {
  const others = read().filter((one) => one !== part);
  const now = isUnsent ? [...others, part] : others;
  try {
    if (now.length === 0) localStorage.removeItem(unsentKey);
    else localStorage.setItem(unsentKey, now.join(' '));
  } catch {
    // Without storage, there is nothing to lose.
  }
}

/** Whether something that was earned is in this browser only. */
export function hasUnsent(): boolean {
  return read().length > 0;
}
