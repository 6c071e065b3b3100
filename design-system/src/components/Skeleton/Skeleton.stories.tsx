import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
});

/** A line of text. */
export const OneLine = meta.story();

/** Several lines. The last one is short. */
export const Lines = meta.story({ args: { lines: 3 } });

/** A framed block: a chart, a card. */
export const Block = meta.story({ args: { variant: 'block' } });

/** A round picture. */
export const Plate = meta.story({ args: { variant: 'plate' } });

/** One `SkeletonGroup` around all shapes of a request. */
export const Group = meta.story({
  render: () => (
    <SkeletonGroup label="Loading Mia’s week…">
      <Card>
        <div style={{ display: 'grid', gap: 24 }}>
          <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
            <Skeleton variant="plate" />
            <Skeleton lines={2} />
          </div>
          <Skeleton variant="block" />
          <Skeleton lines={3} />
        </div>
      </Card>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');

    await expect(status).toHaveTextContent(/^Loading Mia’s week…$/);
    for (const animation of document.getAnimations()) {
      await expect(animation.effect?.getComputedTiming().iterations).toBe(1);
    }
  },
});

export const DoShape = meta.story({
  tags: ['guidance'],
  name: 'The shapes have the places of what will come.',
  render: () => (
    <SkeletonGroup label="Loading the students…">
      <Stack direction="horizontal" gap="s" align="center">
        <Skeleton variant="plate" />
        <Skeleton lines={2} />
      </Stack>
    </SkeletonGroup>
  ),
});

export const DontShape = meta.story({
  tags: ['guidance'],
  name: 'Another shape: everything moves when the content arrives.',
  render: () => (
    <SkeletonGroup label="Loading…">
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
});
