import { call } from '@countertop/client/shared/call';
import {
  applyChildSettings,
  restoreGrownUpPreferences,
  sendChildSettings,
} from '@countertop/client/play/childSettings';
import { devicePlayerId, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { forgetPlayers } from '@countertop/client/accounts/forgetPlayers';
import { endClassSession, followLeave, leaveOffline } from '@countertop/client/accounts/pendingLeave';
import { sendUnsentGame } from '@countertop/client/play/sendUnsentGame';
import { showUser } from '@countertop/client/accounts/showUser';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { postSignInByCard, postSignInBySeat, type SignedInChild } from '@countertop/contract/classes/classes';
import { clearNotifications } from '@countertop/design-system/notifications';
import { pagePreferences } from '@countertop/design-system/preferences';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';

/** A card, or a name with a customer and dishes. */
export type Credentials =
  | { readonly token: string }
  | Omit<z.infer<typeof postSignInBySeat.input>, 'minutesAheadOfUtc'>;

/** Forgets the child before. What the server doesn't have waits until the same child plays here again. */
async function forgetChild(): Promise<void> {
  restoreGrownUpPreferences(pagePreferences);
  await forgetPlayers();
  setDevicePlayer(null);
  clearNotifications();
}

/** Signs a child in, with the settings of the child. */
export async function signInToClass(client: QueryClient, credentials: Credentials): Promise<SignedInChild> {
  // While the session is still that of the child before.
  await sendChildSettings();
  // Browsers count the other way around.
  const minutesAheadOfUtc = -new Date().getTimezoneOffset();
  const child = await ('token' in credentials
    ? call(postSignInByCard, { ...credentials, minutesAheadOfUtc })
    : call(postSignInBySeat, { ...credentials, minutesAheadOfUtc }));
  await forgetChild();
  const user = await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  if (user !== null) {
    showUser(client, user);
    setDevicePlayer(user.id);
    // Before the game opens, so that its first paint is the child's.
    await applyChildSettings(user.id, pagePreferences);
  }
  return child;
}

/**
 * Ends the child's session, and forgets the child, for the next one at this device. Without a network, the device forgets
 * immediately, and the session ends as soon as there is one. Resolves with whether the server knows. Rejects if it refuses.
 */
export async function leaveClass(client: QueryClient): Promise<'known' | 'pending'> {
  const playerId = devicePlayerId();
  await sendChildSettings();
  if (playerId !== null) await sendUnsentGame(playerId);
  const isKnown = await endClassSession();
  if (!isKnown) leaveOffline();
  showUser(client, null);
  await forgetChild();
  if (!isKnown) followLeave();
  return isKnown ? 'known' : 'pending';
}
