import { Dish } from '@countertop/design-system/artwork/Dish';
import type { DishId } from '@countertop/engine/play/day/menu';
import { piece, shelf } from './ProblemPicture.styles.ts';

export interface ShelfProps {
  dish: DishId;
  count: number;
  /** Draws each dish on a plate, because it goes out. */
  isServed?: boolean;
  /** Draws the dishes half as large. */
  isSmall?: boolean;
}

/** Dishes in rows of five. */
export function Shelf({ dish, count, isServed = false, isSmall = false }: ShelfProps) {
  return (
    <div css={shelf} data-small={isSmall || undefined} data-served={isServed || undefined}>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} css={piece}>
          <Dish id={dish} />
        </span>
      ))}
    </div>
  );
}
