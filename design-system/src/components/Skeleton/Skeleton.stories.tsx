import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
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

export const OneLine = meta.story();

export const Lines = meta.story({ args: { lines: 3 } });

export const Block = meta.story({ args: { variant: 'block' } });

export const Plate = meta.story({ args: { variant: 'plate' } });

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
