/** Key of the user of this device, see `devicePlayer.ts`. */
export const playerKey = 'countertop.player.v1';
/** Key of the children who can play on this device. */
export const playersKey = 'countertop.players.v1';
/** Key of a hand-over that the server doesn't know of, see `pendingHandOver.ts`. */
export const handOverKey = 'countertop.hand-over.v1';

/** Returns what is stored, unparsed and without a library, because every call asks. Null if the browser refuses storage. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
