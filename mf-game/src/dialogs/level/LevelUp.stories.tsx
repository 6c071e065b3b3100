import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LevelUp } from './LevelUp.tsx';

const meta = preview.meta({
  title: 'Game/Level up',
  component: LevelUp,
  args: { level: 2, bonusPoints: 100 },
  decorators: [(Story) => <div style={{ position: 'relative', blockSize: 320 }}>{Story()}</div>],
});

export const Second = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Level Up!')).toBeVisible());
    await expect(canvas.getByText('Welcome to Level 2!')).toBeVisible();
    await expect(canvas.getByText('+100 points')).toBeVisible();
  },
});

export const Untimed = meta.story({
  args: { onClose: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep playing' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const TwoDigits = meta.story({ args: { level: 24, bonusPoints: 200 } });

export const WithoutMotion = meta.story({ globals: { motion: 'on' } });

/** The height of the floor on a small phone. */
export const OnALowFloor = meta.story({
  decorators: [(Story) => <div style={{ position: 'relative', blockSize: 190, maxInlineSize: 360 }}>{Story()}</div>],
});
