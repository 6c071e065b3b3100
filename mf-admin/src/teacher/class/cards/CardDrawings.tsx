import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { lookOf } from '@countertop/contract/family/playerLook';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { customerIds } from '@countertop/engine/play/floor/cast';
import { orderableDishIds } from '@countertop/engine/play/day/menu';
import type { Ref } from 'react';

/** The background is behind the drawings on paper. */
const drawings = css({ background: token.surface.card, color: token.text.default });

/** The customers and dishes that may be on a card, for `readDrawings`. Nobody sees them here. Paper is white in every theme. */
export function CardDrawings({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} css={drawings} data-theme="default" hidden>
      {customerIds.map((id) => (
        <span key={id} data-drawing={id}>
          <Customer look={lookOf(id)} mood="happy" />
        </span>
      ))}
      {orderableDishIds.map((id) => (
        <span key={id} data-drawing={id}>
          <Dish id={id} />
        </span>
      ))}
    </div>
  );
}
