import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FractionBar } from './FractionBar.tsx';

const meta = preview.meta({
  title: 'Artwork/FractionBar',
  tags: ['autodocs'],
  component: FractionBar,
  args: { parts: 4, shaded: 3, title: '3 of 4 equal parts' },
});

export const ThreeFourths = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '3 of 4 equal parts' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-shaded]')).toHaveLength(3);
  },
});

export const WithPartLabel = meta.story({ args: { partLabel: '2.5' } });

export const HalvesToEighths = meta.story({
  render: () => (
    <Stack gap="s">
      {[2, 3, 4, 5, 6, 8].map((parts) => (
        <FractionBar key={parts} parts={parts} shaded={parts - 1} title={`${parts - 1} of ${parts} equal parts`} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll('[role="img"]')) {
      const widths = Array.from(bar.children, (part) => part.getBoundingClientRect().width);
      await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
    }
  },
});

export const Narrow = meta.story({
  args: { parts: 8, shaded: 5, partLabel: '2.25', title: '5 of 8 equal parts' },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <FractionBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cut = Array.from(canvasElement.querySelectorAll('span')).filter(
      (part) => part.scrollWidth > part.clientWidth,
    );

    await expect(cut).toEqual([]);
  },
});

/** Without a name, text nearby says the same. */
export const Decorative = meta.story({
  render: () => <FractionBar parts={3} shaded={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const DoFraction = meta.story({
  tags: ['guidance'],
  name: 'The fraction is also written out.',
  render: () => (
    <Stack gap="s">
      <span>3/4 of 10 cups</span>
      <FractionBar parts={4} shaded={3} partLabel="2.5" />
    </Stack>
  ),
});

export const DontFraction = meta.story({
  tags: ['guidance'],
  name: 'Some children can’t see or count the parts.',
  render: () => <FractionBar parts={4} shaded={3} />,
});
