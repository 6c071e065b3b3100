import { drawingName } from '../Picture/drawingName.ts';
import { dish } from './Dish.styles.ts';
import { Burger, Fries, Salad, Soda } from './parts/everyday.tsx';
import { Dessert, Lobster, Steak, Wine } from './parts/feast.tsx';
import { Pasta, Pizza, Sandwich, Soup } from './parts/supper.tsx';

const dishes = {
  burger: Burger,
  fries: Fries,
  soda: Soda,
  salad: Salad,
  pizza: Pizza,
  sandwich: Sandwich,
  pasta: Pasta,
  soup: Soup,
  steak: Steak,
  lobster: Lobster,
  wine: Wine,
  dessert: Dessert,
};

export type DishName = keyof typeof dishes;

export interface DishProps {
  id: DishName;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** The shapes of a dish on a 64-unit grid, for use inside another drawing. */
export function DishDrawing({ id }: Pick<DishProps, 'id'>) {
  const Drawing = dishes[id];
  return <Drawing />;
}

/** A dish seen from the front, recognizable from 32 px up. */
export function Dish({ id, title }: DishProps) {
  return (
    <svg css={dish} viewBox="0 0 64 64" {...drawingName(title)}>
      <DishDrawing id={id} />
    </svg>
  );
}
