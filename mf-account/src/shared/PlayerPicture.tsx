import { lookOf } from '@countertop/contract/family/playerLook';
import { Customer } from '@countertop/design-system/artwork/Customer';
import type { CustomerId } from '@countertop/engine/play/floor/cast';
import { tile } from './Player.styles.ts';

/** The customer who stands for a child. Decorative: the name is next to it. */
export function PlayerPicture({ picture }: { picture: CustomerId | null }) {
  return (
    <span css={tile}>
      <Customer look={lookOf(picture)} mood="happy" />
    </span>
  );
}
