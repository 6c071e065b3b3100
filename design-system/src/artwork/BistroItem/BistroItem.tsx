import { drawingName } from '../Picture/drawingName.ts';
import { item } from './BistroItem.styles.ts';
import {
  Balloons,
  Chandelier,
  Clock,
  Lantern,
  NeonSign,
  Painting,
  StringLights,
  Terrace,
  Window,
} from './parts/hanging.tsx';
import { Cat, FlowerBox, Parrot, Plant } from './parts/living.tsx';
import {
  Bookshelf,
  FishTank,
  Fountain,
  Globe,
  GumballMachine,
  Jukebox,
  Piano,
  PizzaOven,
  Rug,
  ToyTrain,
  Trophy,
} from './parts/standing.tsx';

const drawings = {
  plant: Plant,
  window: Window,
  jukebox: Jukebox,
  lantern: Lantern,
  terrace: Terrace,
  rug: Rug,
  clock: Clock,
  fish_tank: FishTank,
  bookshelf: Bookshelf,
  painting: Painting,
  piano: Piano,
  cat: Cat,
  gumball_machine: GumballMachine,
  string_lights: StringLights,
  flower_box: FlowerBox,
  trophy: Trophy,
  fountain: Fountain,
  chandelier: Chandelier,
  globe: Globe,
  pizza_oven: PizzaOven,
  toy_train: ToyTrain,
  parrot: Parrot,
  neon_sign: NeonSign,
  balloons: Balloons,
};

export type BistroItemName = keyof typeof drawings;

const isName = (key: string): key is BistroItemName => key in drawings;

export const bistroItemNames: readonly BistroItemName[] = Object.keys(drawings).filter(isName);

/** Where a thing belongs. Hanging things touch the top edge of the drawing, the others the bottom edge. */
export type BistroPlace = 'hanging' | 'shelf' | 'floor';

const hanging: ReadonlySet<BistroItemName> = new Set([
  'window',
  'lantern',
  'terrace',
  'clock',
  'painting',
  'string_lights',
  'chandelier',
  'parrot',
  'neon_sign',
  'balloons',
]);

const onFloor: ReadonlySet<BistroItemName> = new Set([
  'jukebox',
  'rug',
  'piano',
  'gumball_machine',
  'fountain',
  'pizza_oven',
]);

/** Returns where a thing belongs in a room. */
export function placeOf(name: BistroItemName): BistroPlace {
  if (hanging.has(name)) return 'hanging';
  return onFloor.has(name) ? 'floor' : 'shelf';
}

export interface BistroItemProps {
  name: BistroItemName;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** A thing that a bistro gets as it grows, recognizable from 32 px up. */
export function BistroItem({ name, title }: BistroItemProps) {
  const Drawing = drawings[name];
  return (
    <svg css={item} viewBox="0 0 64 64" {...drawingName(title)}>
      <Drawing />
    </svg>
  );
}
