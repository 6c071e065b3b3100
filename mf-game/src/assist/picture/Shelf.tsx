import { Dish } from '@countertop/design-system/artwork/Dish';
import type { DishId } from '@countertop/engine/play/menu';
import { shelfColumns } from './pictureLayout.ts';
import { piece, shelf } from './ProblemPicture.styles.ts';
import { Struck } from './Struck.tsx';

export interface ShelfProps {
  dish: DishId;
  count: number;
  /** How many are crossed out, counted from the end. */
  crossed?: number;
  /** Draws the dishes half as large. */
  isSmall?: boolean;
}

/** Dishes on shelves of ten, in groups of five. */
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
