import { Burger, Fries, Salad, Soda } from './everyday.tsx';
import { Dessert, Lobster, Steak, Wine } from './feast.tsx';
import { Pasta, Pizza, Sandwich, Soup } from './supper.tsx';

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

/** The shapes of a dish on a 64-unit grid, for use inside another drawing. */
export function DishDrawing({ id }: { id: DishName }) {
  const Drawing = dishes[id];
  return <Drawing />;
}
