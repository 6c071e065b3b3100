import { Awning } from '@countertop/design-system/artwork/Awning';
import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { partyWall, partyRays } from './Stage.styles.ts';

/** The decorated wall behind a scene. */
export function PartyWall() {
  return (
    <div css={partyWall}>
      <TileWall glaze="none" size="small">
        <Awning />
        <div css={partyRays} />
        <Confetti />
      </TileWall>
    </div>
  );
}
