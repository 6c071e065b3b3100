import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Dish } from '../Dish/Dish.tsx';
import { MenuLine } from './MenuLine.tsx';

const meta = preview.meta({
  title: 'Surfaces/MenuLine',
  tags: ['autodocs'],
  component: MenuLine,
  args: { label: 'Players', value: '5' },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <MenuLine {...args} />
    </div>
  ),
});

export const Default = meta.story();

/** Prices are left to right in every language. */
export const Price = meta.story({
  args: { label: 'Burger', value: '$5.00', isFigure: true, icon: <Dish id="burger" /> },
});

export const Label = meta.story({ args: { label: 'Saved on', value: 'Any device' } });

export const LabelOnly = meta.story({ args: { label: 'Every problem in the game', value: undefined } });

/** A long label wraps, and the leader starts after its last word. */
export const LongLabel = meta.story({
  args: { label: 'Three large pizzas with extra cheese and two small sodas', value: '$44.25', isFigure: true },
  play: async ({ canvas }) => {
    const label = canvas.getByText(/Three large/).getBoundingClientRect();
    const value = canvas.getByText('$44.25').getBoundingClientRect();

    await expect(label.height).toBeGreaterThan(value.height * 1.5);
    await expect(Math.abs(label.bottom - value.bottom)).toBeLessThan(4);
    await expect(label.right <= value.left || value.right <= label.left).toBe(true);
  },
});

/** A long value takes up to three fifths of the line. */
export const LongValue = meta.story({
  args: { label: 'Students', value: 'As many as there are in the school' },
});

/** In RTL the line is mirrored. Label and value keep their own direction. */
export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { value: undefined },
  render: () => (
    <div style={{ maxInlineSize: '22rem', display: 'grid', gap: 8 }}>
      <MenuLine label="2 burgers at $4.50" value="$9.00" isFigure />
      <MenuLine label="برغر كبير مع جبن إضافي وبطاطس مقلية وعصير ليمون بارد" value="$12.50" isFigure />
      <MenuLine label="الطلاب" value="بلا حد" />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('2 burgers at $4.50').getBoundingClientRect();
    const value = canvas.getByText('$9.00').getBoundingClientRect();

    await expect(label.left).toBeGreaterThan(value.right);
  },
});

export const DoShort = meta.story({
  tags: ['guidance'],
  name: 'A few words on each side.',
  render: () => (
    <div>
      <MenuLine label="Players" value="One" />
      <MenuLine label="Price" value="$3.33" isFigure />
    </div>
  ),
});

export const DontShort = meta.story({
  tags: ['guidance'],
  name: 'Sentences leave no space for the dots.',
  render: () => (
    <div>
      <MenuLine label="The number of players that can use the plan" value="It is for one player only" />
    </div>
  ),
});
