import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { restaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { LessonUnplayable } from './LessonUnplayable.tsx';

const meta = preview.meta({
  title: 'Game/Lesson not playable',
  component: LessonUnplayable,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => restaurantName.set(null),
});

export const InvalidCode = meta.story({
  args: { error: 'invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The link isn’t complete or has a typo/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Play without a lesson' })).toHaveAttribute('href', '/game');
  },
});

export const LaterRules = meta.story({
  args: { error: 'later_rules' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/made with a newer version of the game/)).toBeVisible();
  },
});
