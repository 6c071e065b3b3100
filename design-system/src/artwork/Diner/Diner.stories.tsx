import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Diner, type Pose, Walker } from './Diner.tsx';

const meta = preview.meta({
  title: 'Restaurant/Diner',
  component: Diner,
  args: { look: 0, pose: 'waiting' as const },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 960 }}>
        <Story />
      </div>
    ),
  ],
});

const cast = Array.from({ length: 16 }, (_, look) => look);
const poses: readonly Pose[] = ['waiting', 'ordering', 'hungry', 'happy', 'eating', 'waving'];

function sized(size: number, drawings: readonly ReactNode[]) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 8 }}>
      {drawings.map((drawing, index) => (
        <span key={index} style={{ inlineSize: size }}>
          {drawing}
        </span>
      ))}
    </div>
  );
}

const withDish = (pose: Pose) => (pose === 'happy' || pose === 'eating' ? 'burger' : null);

export const Waiting = meta.story({
  args: { title: 'Ruth reads the menu' },
  render: (args) => sized(140, [<Diner key="diner" {...args} />]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ruth reads the menu' })).toBeVisible();
  },
});

export const Free = meta.story({
  render: () => sized(140, [<Diner key="clean" />, <Diner key="used" isPlateUsed hasTip />]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** All customers in all poses. */
export const EveryPose = meta.story({
  render: () =>
    sized(
      108,
      poses.flatMap((pose) => cast.map((look) => <Diner key={look} look={look} pose={pose} dish={withDish(pose)} />)),
    ),
});

export const Walking = meta.story({
  render: () =>
    sized(
      108,
      cast.flatMap((look) => [
        <Walker key="in" look={look} />,
        <Walker key="out" look={look} isLeaving />,
        <Walker key="sad" look={look} isLeaving mood="angry" />,
      ]),
    ),
});

/** Below 120 px, heads are 20 % larger. */
export const Sizes = meta.story({
  render: () => (
    <>
      {[60, 90, 140].map((size) => (
        <div key={size}>
          {sized(
            size,
            poses.map((pose, look) => <Diner key={pose} look={look} pose={pose} dish={withDish(pose)} />),
          )}
        </div>
      ))}
    </>
  ),
});
