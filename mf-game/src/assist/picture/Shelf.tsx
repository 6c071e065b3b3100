import { Dish } from '@countertop/design-system/artwork/Dish';
import type { DishId } from '@countertop/engine/play/menu';
import { shelfColumns } from './pictureLayout.ts';
import { piece, shelf } from './ProblemPicture.styles.ts';
import { Struck } from './Struck.tsx';

export interface ShelfProps {
  dish: DishId;
  count: number;
  /** So many of them, the last, are crossed out. */
  crossed?: number;
  /** Half as large, beside something else. */
  isSmall?: boolean;
}

/** Dishes on boards of ten, five and five. */
export function Shelf({ dish, count, crossed = 0, isSmall = false }: ShelfProps) {
  return (
    <div css={shelf} data-small={isSmall || undefined} data-columns={shelfColumns(count)}>
      {Array.from({ length: count }, (_, place) => {
        const isCrossed = place >= count - crossed;
        return (
          <span key={place} css={piece} data-struck={isCrossed || undefined}>
            <Dish id={dish} />
            {isCrossed && <Struck mark="crossed" />}
          </span>
        );
      })}
    </div>
  );
}
