import { call } from '@countertop/client/call';
import { applyChildSettings, restoreGrownUpPreferences, sendChildSettings } from '@countertop/client/childSettings';
import { grownUp, setDevicePlayer } from '@countertop/client/devicePlayer';
import { postHandOver, postTakeBack } from '@countertop/contract/family';
import { pagePreferences } from '@countertop/design-system/preferences';
import type { DishId } from '@countertop/engine/play/menu';
import type { QueryClient } from '@tanstack/react-query';
import { namedChildren } from '../family/family.ts';
import { familyQuery } from '../family/familyQueries.ts';
import { asUser } from '../shared/queries.ts';
import { rememberPlayers } from './devicePlayers.ts';
import type { Proof } from './TakeBack.tsx';

/**
 * Hands this device to a child, with the settings of the child. A grown-up's session, which knows the family, stores the
 * children for the next choice.
 */
export async function handOver(client: QueryClient, learnerId: string, pictures?: readonly DishId[]): Promise<void> {
  // While the session is still that of the child before.
  await sendChildSettings();
  await asUser(client, call(postHandOver, { learnerId, ...(pictures && { pictures: [...pictures] }) }));
  const family = client.getQueryData(familyQuery(true).queryKey);
  if (family) rememberPlayers(namedChildren(family));
  setDevicePlayer(learnerId);
  // Before the game opens, so that its first paint is the child's.
  await applyChildSettings(learnerId, pagePreferences);
}

/** Returns this device, with its preferences, to the grown-up. Rejects if the PIN or password is wrong. */
export async function returnToGrownUp(client: QueryClient, proof: Proof): Promise<void> {
  await sendChildSettings();
  await asUser(client, call(postTakeBack, proof));
  setDevicePlayer(grownUp);
  restoreGrownUpPreferences(pagePreferences);
}
