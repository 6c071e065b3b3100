import { playersKey } from '@countertop/client/play/deviceKeys';
import { storedValue } from '@countertop/client/shared/storedValue';
import type { FamilyChild } from '@countertop/contract/family/family';
import { customerIds } from '@countertop/engine/play/floor/cast';
import { ageBands } from '@countertop/engine/problems/band';
import * as z from 'zod/mini';

const devicePlayer = z.object({
  id: z.string(),
  nickname: z.nullable(z.string()),
  picture: z.nullable(z.enum(customerIds)),
  /** Missing in older records. */
  band: z.optional(z.nullable(z.enum(ageBands))),
  hasPicturePassword: z.boolean(),
});
/** A child who can play on this device. */
export type DevicePlayer = z.infer<typeof devicePlayer>;

const none: readonly DevicePlayer[] = [];

/** Children of the grown-up who handed over this device: in a child's session, the server lists no siblings. */
export const devicePlayers = storedValue<readonly DevicePlayer[]>({
  area: 'localStorage',
  key: playersKey,
  fallback: none,
  read: (json) => z.safeParse(z.array(devicePlayer), json).data,
});

/** Stores the children for the choice of the player. */
export function rememberPlayers(children: readonly FamilyChild[]): void {
  devicePlayers.set(
    children.map(({ id, nickname, picture, band, hasPicturePassword }) => ({
      id,
      nickname,
      picture,
      band,
      hasPicturePassword,
    })),
  );
}
