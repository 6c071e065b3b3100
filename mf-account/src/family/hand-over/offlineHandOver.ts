import { currentUserQuery } from '@countertop/client/accounts/user';
import { includesFeature } from '@countertop/contract/payments/features';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import type { QueryClient } from '@tanstack/react-query';
import { namedChildren } from '../family.ts';
import { familyQuery } from '../familyQueries.ts';
import { type DevicePlayer, devicePlayers } from './devicePlayers.ts';

/** The hand-over failed for lack of a network, and this player can't start without one. */
export class NetworkNeededError extends Error {
  override readonly name = 'NetworkNeededError';
}

function knownPlayer(client: QueryClient, learnerId: string): DevicePlayer | undefined {
  const family = client.getQueryData(familyQuery(true).queryKey);
  const players = family ? namedChildren(family) : devicePlayers.get();
  return players.find(({ id }) => id === learnerId);
}

/**
 * Whether the server would agree, as far as this device knows. It can't tell whether a picture password is right, or which plan the
 * children of another guardian have.
 */
function canStart(user: CurrentUser, { id, hasPicturePassword }: DevicePlayer): boolean {
  if (user.player?.isInClass === true || (user.player !== null && hasPicturePassword)) return false;
  return id === user.id || includesFeature(user.subscriptionTier, 'multipleProfiles');
}

/** Returns the child as the server will describe it, with the plan of the account. */
function childOf(user: CurrentUser, { id, nickname, picture, band = null }: DevicePlayer): CurrentUser {
  const names = { displayName: nickname, firstName: null, lastName: null };
  return { ...user, ...names, id, email: null, role: 'user', player: { nickname, picture, band } };
}

/** Returns the child as the user of this device. Throws `NetworkNeededError` if the child can't start without a network. */
export function offlineUser(client: QueryClient, learnerId: string): CurrentUser {
  const user = client.getQueryData(currentUserQuery().queryKey);
  const player = knownPlayer(client, learnerId);
  if (!user || player === undefined || !canStart(user, player)) throw new NetworkNeededError();
  return childOf(user, player);
}
