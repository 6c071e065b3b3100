import { asUser } from '@countertop/client/accounts/asUser';
import { call } from '@countertop/client/shared/call';
import {
  applyChildSettings,
  restoreGrownUpPreferences,
  sendChildSettings,
} from '@countertop/client/play/childSettings';
import { CallError } from '@countertop/client/shared/CallError';
import { devicePlayer, grownUp, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { handOverLimitMs, pendingHandOver, withHandOverLock } from '@countertop/client/play/pendingHandOver';
import { showUser } from '@countertop/client/accounts/showUser';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { postHandOver, postTakeBack } from '@countertop/contract/family/family';
import { clearNotifications } from '@countertop/design-system/notifications';
import { pagePreferences } from '@countertop/design-system/preferences';
import type { OrderableDishId } from '@countertop/engine/play/day/menu';
import type { QueryClient } from '@tanstack/react-query';
import { namedChildren } from '../family.ts';
import { familyQuery } from '../familyQueries.ts';
import { rememberPlayers } from './devicePlayers.ts';
import { NetworkNeededError, offlineUser } from './offlineHandOver.ts';

/** How a grown-up shows that they are the one who signed in. */
export type Proof = { readonly pin: string } | { readonly password: string };

/** Whether the server knows of the hand-over. */
export type HandedOver = 'known' | 'pending';

/** Rejects if the server refuses. Resolves with null, as soon as that is clear, if it can't be reached. */
async function tellServer(
  client: QueryClient,
  learnerId: string,
  pictures?: readonly OrderableDishId[],
): Promise<true | null> {
  const signal = AbortSignal.timeout(handOverLimitMs);
  const input = { learnerId, ...(pictures && { pictures: [...pictures] }) };
  try {
    await withHandOverLock(() => asUser(client, call(postHandOver, input, { signal })));
    return true;
  } catch (error) {
    if (error instanceof CallError) throw error;
    return null;
  }
}

/**
 * Hands this device to a child, with the settings of the child. A grown-up's session, which knows the family, stores the
 * children for the next choice. Without a network, the page becomes the child's immediately, and everything else waits until the server
 * knows. Throws `NetworkNeededError` if this child needs one.
 */
export async function handOver(
  client: QueryClient,
  learnerId: string,
  pictures?: readonly OrderableDishId[],
): Promise<HandedOver> {
  // While the session is still that of the child before.
  await sendChildSettings();
  const isKnown = await tellServer(client, learnerId, pictures);
  const offline = isKnown ? null : offlineUser(client, learnerId);
  const family = client.getQueryData(familyQuery(true).queryKey);
  if (family) rememberPlayers(namedChildren(family));
  if (offline !== null) return becomeOffline(client, offline);
  if (pendingHandOver.get() !== null) pendingHandOver.set(null);
  setDevicePlayer(learnerId);
  // Before the game opens, so that its first paint is the child's.
  await applyChildSettings(learnerId, pagePreferences);
  return 'known';
}

/** Makes this page the child's. The server learns of it before anything else is sent. */
function becomeOffline(client: QueryClient, user: CurrentUser): HandedOver {
  const before = devicePlayer();
  setDevicePlayer(user.id);
  pendingHandOver.set({ user, refusal: null });
  if (!pendingHandOver.isStored()) {
    setDevicePlayer(before ?? grownUp);
    throw new NetworkNeededError();
  }
  showUser(client, user);
  clearNotifications();
  void applyChildSettings(user.id, pagePreferences);
  return 'pending';
}

/** Calls once more if no response came: the server may have taken the device back, and takes the former cookie for a minute. */
async function takeBack(proof: Proof): Promise<void> {
  try {
    await call(postTakeBack, proof);
  } catch (error) {
    if (error instanceof CallError) throw error;
    await call(postTakeBack, proof);
  }
}

/** Returns this device, with its preferences, to the grown-up. Rejects if the PIN or password is wrong. */
export async function returnToGrownUp(client: QueryClient, proof: Proof): Promise<void> {
  await sendChildSettings();
  await withHandOverLock(() => asUser(client, takeBack(proof)));
  if (pendingHandOver.get() !== null) pendingHandOver.set(null);
  setDevicePlayer(grownUp);
  restoreGrownUpPreferences(pagePreferences);
}
