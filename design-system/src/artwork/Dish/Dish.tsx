import { drawingName } from '../Picture/drawingName.ts';
import { dish } from './Dish.styles.ts';
import { DishDrawing, type DishName } from './parts/DishDrawing.tsx';

export type { DishName } from './parts/DishDrawing.tsx';

export interface DishProps {
  id: DishName;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** A dish seen from the front, recognizable from 32 px up. */
export function Dish({ id, title }: DishProps) {
  return (
    <svg css={dish} viewBox="0 0 64 64" {...drawingName(title)}>
      <DishDrawing id={id} />
    </svg>
  );
}
