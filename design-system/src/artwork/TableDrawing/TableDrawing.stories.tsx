import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Coin } from '../Coin/Coin.tsx';
import { Customer } from '../Customer/Customer.tsx';
import { Dish } from '../Dish/Dish.tsx';
import { Plate, TableDrawing, type TableDrawingProps, Tip } from './TableDrawing.tsx';

const meta = preview.meta({
  title: 'Restaurant/TableDrawing',
  component: TableDrawing,
  args: { number: 1 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 212, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Free = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WithAGuest = meta.story({ args: { number: 2, customer: <Customer look={0} mood="waiting" /> } });

export const WithAWheelchair = meta.story({ args: { number: 2, customer: <Customer look={7} mood="happy" /> } });

export const Highlighted = meta.story({
  args: { number: 3, isLit: true, customer: <Customer look={7} mood="waiting" /> },
});

export const Served = meta.story({
  args: {
    number: 5,
    customer: <Customer look={11} mood="happy" />,
    children: (
      <>
        <Plate>
          <Dish id="salad" />
        </Plate>
        <Plate>
          <Dish id="soda" />
        </Plate>
      </>
    ),
  },
});

export const WithATip = meta.story({
  args: {
    number: 6,
    children: (
      <>
        <Plate />
        <Tip>
          <Coin value={25} />
          <Coin value={10} />
        </Tip>
      </>
    ),
  },
});

const wide = (inlineSize: number, args: TableDrawingProps) => (
  <div style={{ inlineSize }}>
    <TableDrawing {...args} />
  </div>
);

export const OnAPhone = meta.story({
  args: { number: 4, customer: <Customer look={2} mood="angry" /> },
  render: (args) => wide(100, args),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4')).not.toBeVisible();
  },
});

export const Smallest = meta.story({
  args: { number: 4, customer: <Customer look={2} mood="angry" /> },
  render: (args) => wide(48, args),
});
