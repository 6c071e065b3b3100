import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Coin } from '../Coin/Coin.tsx';
import { Dish } from '../Dish/Dish.tsx';
import { lockIcon, warningIcon } from '../../components/Icon/icons.ts';
import { Board, BoardLine } from './Board.tsx';

const meta = preview.meta({ title: 'Restaurant/Board', tags: ['autodocs'], component: Board });

/** The menu: price at the end of the line, stock below. Notes that call for action also have an icon. */
export const Menu = meta.story({
  args: {
    title: 'Menu & Inventory',
    columns: 2,
    children: (
      <>
        <BoardLine icon={<Dish id="burger" />} label="Burger" value="$5.00" note="15 left" />
        <BoardLine icon={<Dish id="fries" />} label="Fries" value="$3.00" note="20 left" />
        <BoardLine
          icon={<Dish id="soda" />}
          label="Soda"
          value="$2.00"
          note="3 left. Order more soon"
          noteIcon={warningIcon}
          isNoteImportant
        />
        <BoardLine
          icon={<Dish id="pizza" />}
          label="Pizza"
          value="$12.75"
          note="Available later"
          noteIcon={lockIcon}
          isDimmed
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const board = canvas.getByRole('region', { name: 'Menu & Inventory' });

    await expect(within(board).getAllByRole('listitem')).toHaveLength(4);
  },
});

/** Without prices, labels are bold. */
export const Practice = meta.story({
  args: {
    title: "What You'll Practice",
    children: (
      <>
        <BoardLine icon={<Coin value={25} />} label="Making change" note="Subtract from the money given" />
        <BoardLine icon={<Dish id="fries" />} label="Stock" note="Count what is left in the pantry" />
      </>
    ),
  },
});

export const WithoutIcons = meta.story({
  args: { title: 'Today', level: 3, children: <BoardLine label="Tips" value="$6.20" /> },
});

export const WithAFooter = meta.story({
  args: {
    title: 'Today',
    children: <BoardLine label="Soup of the day, with bread from the oven and a little butter" value="$6.20" />,
    footer: <p style={{ marginBlockStart: 12 }}>The kitchen closes at six.</p>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Board {...args} />
    </div>
  ),
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: {
    title: 'القائمة',
    children: (
      <>
        <BoardLine icon={<Dish id="burger" />} label="برغر" value="$5.00" note="بقي 15" />
        <BoardLine
          icon={<Dish id="soda" />}
          label="عصير ليمون بارد مع النعناع"
          value="$2.00"
          note="بقي 3 فقط"
          noteIcon={warningIcon}
          isNoteImportant
        />
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Board {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('برغر').getBoundingClientRect();
    const price = canvas.getByText('$5.00').getBoundingClientRect();

    await expect(label.left).toBeGreaterThan(price.right);
  },
});

export const DoShort = meta.story({
  tags: ['guidance'],
  name: 'Lines as short as on a real menu.',
  render: () => (
    <Board title="Today’s menu" level={3}>
      <BoardLine label="Burger" value="$4" note="12 left" />
      <BoardLine label="Salad" value="$3" note="8 left" />
    </Board>
  ),
});

export const DontShort = meta.story({
  tags: ['guidance'],
  name: 'Chalk is for a few words. Sentences belong on a Card.',
  render: () => (
    <Board title="How it works" level={3}>
      <BoardLine label="First, a customer sits down at one of the tables and reads the menu for a while." />
      <BoardLine label="After that, you can take the order by choosing the table." />
    </Board>
  ),
});
