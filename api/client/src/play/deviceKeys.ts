/** Key of the user of this device, see `devicePlayer.ts`. */
export const playerKey = 'countertop.player.v1';
/** Key of the children who can play on this device. */
export const playersKey = 'countertop.players.v1';
/** Key of a hand-over that the server doesn't know of, see `pendingHandOver.ts`. */
export const handOverKey = 'countertop.hand-over.v1';
/** Key of the note that a child left a class of which the server doesn't know, see `pendingLeave.ts`. */
export const leaveKey = 'countertop.leave.v1';
/** Key of the account that uses this device, see `devicePlayer.ts`. */
export const accountKey = 'countertop.account.v1';
/** Key of the restaurant's name while nobody is signed in. */
export const restaurantKey = 'countertop.restaurant.v1';
/** Key of the restaurants' names, by player. */
export const restaurantsKey = 'countertop.restaurant.players.v1';

/** Key of the settings of children, see `childSettings.ts`. */
export const settingsKey = 'countertop.settings.v1';
/** Key of the saved game of the player. */
export const gameKey = 'countertop.game.v1';
/** Key of games that the server doesn't have, by player. */
export const waitingGamesKey = 'countertop.waiting-games.v1';
/** Key of badges and certificates that the server doesn't have. */
export const awardsKey = 'countertop.awards.v1';
/** Name of the database of the answers. */
export const attemptsDatabase = 'countertop.attempts.v1';

/** Returns what is stored, unparsed and without a library, because every call asks. Null if the browser refuses storage. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
