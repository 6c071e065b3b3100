import { Awning } from '@countertop/design-system/artwork/Awning';
import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { isMotionReduced } from '@countertop/design-system/preferences';
import { partyWall, partyRays } from './Stage.styles.ts';

/** The decorated wall behind a scene. Without motion there is no confetti: it would hang in the air. */
export function PartyWall() {
  return (
    <div css={partyWall}>
      <TileWall glaze="none" size="small">
        <Awning />
        <div css={partyRays} />
        {!isMotionReduced() && <Confetti />}
      </TileWall>
    </div>
  );
}
