import type { CurrentUser } from '@countertop/contract/accounts/user';
import { restaurantKey } from '../play/deviceKeys.ts';
import { deviceAccount, devicePlayer, grownUp, setDeviceAccount, setDevicePlayer } from '../play/devicePlayer.ts';
import { forgetPlayers } from './forgetPlayers.ts';

/**
 * Records who uses this device according to the server; null for nobody. Forgets the players before if their session has ended, or if
 * another account signs in.
 */
export async function recordUser(user: CurrentUser | null): Promise<void> {
  if (user === null) {
    if (devicePlayer() !== null || deviceAccount() !== null) await forgetPlayers();
    setDevicePlayer(null);
    return;
  }
  const account = user.player === null ? user.id : null;
  const before = deviceAccount();
  const isOther = before !== null && (user.player?.isInClass === true || (account !== null && account !== before));
  if (isOther) await forgetPlayers();
  // Nobody was signed in before, and the name of their restaurant is not the account's.
  else if (devicePlayer() === null) localStorage.removeItem(restaurantKey);
  if (account !== null) setDeviceAccount(account);
  setDevicePlayer(user.player === null ? grownUp : user.id);
}
