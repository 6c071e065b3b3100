import { call } from '@countertop/client/call';
import { postHandOver } from '@countertop/contract/family';
import type { DishId } from '@countertop/engine/play/menu';
import type { QueryClient } from '@tanstack/react-query';
import { namedChildren } from '../family/family.ts';
import { familyQuery } from '../family/familyQueries.ts';
import { asUser } from '../shared/queries.ts';
import { rememberPlayers } from './devicePlayers.ts';

/** Hands this device to a child. A grown-up's session, which knows the family, stores the children for the next choice. */
export async function handOver(client: QueryClient, learnerId: string, pictures?: readonly DishId[]): Promise<void> {
  await asUser(client, call(postHandOver, { learnerId, ...(pictures && { pictures: [...pictures] }) }));
  const family = client.getQueryData(familyQuery(true).queryKey);
  if (family) rememberPlayers(namedChildren(family));
}
