import type { ReactNode } from 'react';
import { Coin } from '../../artwork/Coin/Coin.tsx';
import { Customer, type Mood } from '../../artwork/Customer/Customer.tsx';
import { Dish, type DishName } from '../../artwork/Dish/Dish.tsx';
import { Picture, type PictureName } from '../../artwork/Picture/Picture.tsx';
import { Scene, type SceneName } from '../../artwork/Scene/Scene.tsx';
import { Note } from '../../components/Note/Note.tsx';
import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { drawingCell } from './Illustration.styles.ts';

const dishes: Readonly<Record<DishName, string>> = {
  burger: 'Burger',
  fries: 'Fries',
  soda: 'Soda',
  salad: 'Salad',
  pizza: 'Slice of pizza',
  sandwich: 'Sandwich',
  pasta: 'Bowl of pasta',
  soup: 'Bowl of soup',
  steak: 'Steak',
  lobster: 'Lobster',
  wine: 'Glass of wine',
  dessert: 'Dessert',
};
const pictures: Readonly<Record<PictureName, string>> = {
  bell: 'Bell',
  cloche: 'Covered dish',
  ticket: 'Order ticket',
  note: 'Banknote',
  level: 'Level',
  score: 'Star',
  day: 'Calendar page',
  money: 'Money',
};
const scenes: Readonly<Record<SceneName, string>> = {
  quietRestaurant: 'A set table in an empty restaurant',
  emptyPlate: 'An empty plate under a lamp',
  emptyRail: 'A ticket rail without tickets',
  closedShutter: 'A shop with its shutter down and the light on',
  spill: 'A tipped cup next to a bucket',
};
const moods: Readonly<Record<Mood, string>> = {
  happy: 'Ruth is happy',
  waiting: 'Ruth is waiting',
  angry: 'Ruth is hungry',
};

interface DrawingRow {
  readonly id: string;
  readonly kind: string;
  readonly drawing: ReactNode;
}

function rowsOf<Name extends string>(
  kind: string,
  names: Readonly<Record<Name, string>>,
  draw: (name: Name, title: string) => ReactNode,
): readonly DrawingRow[];
// Object.entries loses the key types, which the signature restores.
function rowsOf(
  kind: string,
  names: Readonly<Record<string, string>>,
  draw: (name: string, title: string) => ReactNode,
) {
  return Object.entries(names).map(([name, id]) => ({ id, kind, drawing: draw(name, id) }));
}

const rows: readonly DrawingRow[] = [
  ...rowsOf('Dish', dishes, (id, title) => <Dish id={id} title={title} />),
  ...rowsOf('Customer', moods, (mood, title) => <Customer look={0} mood={mood} title={title} />),
  ...rowsOf('Picture', pictures, (name, title) => <Picture name={name} title={title} />),
  ...rowsOf('Scene', scenes, (name, title) => <Scene name={name} title={title} />),
  { id: '25-cent coin', kind: 'Coin', drawing: <Coin value={25} title="25-cent coin" /> },
  { id: '5-dollar note', kind: 'Note', drawing: <Note value={5} title="5-dollar note" /> },
];

const columns: readonly TableColumn<DrawingRow>[] = [
  { id: 'id', name: 'Text alternative' },
  { id: 'kind', name: 'Component' },
  { id: 'drawing', name: 'Drawing', cell: ({ drawing }) => <span css={drawingCell}>{drawing}</span> },
];

/** Every drawing with the text that says the same. */
export function TextAlternatives() {
  return <Table caption="Text alternatives" isCaptionHidden narrow="inline" columns={columns} rows={rows} />;
}
