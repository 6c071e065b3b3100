import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Sparkline } from './Sparkline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Data/Sparkline',
  tags: ['autodocs'],
  component: Sparkline,
  args: { values: [12, 18, 15, 22, 19, 27, 31] },
  render: (args) => (
    <div data-audience="adult" style={{ maxInlineSize: 320 }}>
      <Card>
        <p style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          31 visitors, 4 more than yesterday
          <Sparkline {...args} />
        </p>
      </Card>
    </div>
  ),
});

export const Rising = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Missing data is a gap. */
export const WithGap = meta.story({ args: { values: [12, 18, null, null, 19, 27, 31] } });

/** All zero. */
export const AllZero = meta.story({ args: { values: [0, 0, 0, 0] } });

export const OneValue = meta.story({
  args: { values: [31] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const DoFigure = meta.story({
  tags: ['guidance'],
  name: 'The figure and its change are in the text.',
  render: () => (
    <Stack direction="horizontal" gap="m" align="center">
      <span>31 visitors, 4 more than yesterday</span>
      <Sparkline values={[12, 18, 15, 22, 19, 27, 31]} />
    </Stack>
  ),
});

export const DontFigure = meta.story({
  tags: ['guidance'],
  name: 'A line without a scale, which nobody can read alone.',
  render: () => (
    <Stack direction="horizontal" gap="m" align="center">
      <span>Visitors</span>
      <Sparkline values={[12, 18, 15, 22, 19, 27, 31]} />
    </Stack>
  ),
});
