import { customerOf } from '@countertop/engine/play/floor/cast';
import type { FeedbackEntry } from '@countertop/engine/play/game';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CustomerFeedback } from './CustomerFeedback.tsx';

const entries: readonly FeedbackEntry[] = [
  {
    id: 3,
    mood: 'happy',
    message: 'feedback.correct.ages_8_9.3',
    customer: customerOf('omar'),
    points: 85,
    patiencePercent: 80,
  },
  {
    id: 2,
    mood: 'angry',
    message: 'feedback.wrong',
    customer: customerOf('zuri'),
    points: 0,
    patiencePercent: 40,
  },
  { id: 1, mood: 'waiting', message: 'feedback.table_available', customer: null, points: 0, patiencePercent: 100 },
];

const meta = preview.meta({
  title: 'Game/Customer feedback',
  component: CustomerFeedback,
  args: { entries, onMoveUp: fn() },
});

export const NewestFirst = meta.story({
  play: async ({ canvas }) => {
    const [newest, ...others] = canvas.getAllByRole('listitem');

    await expect(newest).toHaveTextContent('Omar: It all adds up. I will come again! +85 points');
    await expect(others).toHaveLength(2);
  },
});

export const None = meta.story({
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No feedback yet. Serve a customer to hear from them.')).toBeVisible();
  },
});

export const MovingUpSuggested = meta.story({
  args: {
    entries: [
      {
        id: 4,
        mood: 'waiting',
        message: 'feedback.suggest_intermediate',
        customer: null,
        points: 0,
        patiencePercent: 100,
        action: 'move_up',
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));

    await expect(args.onMoveUp).toHaveBeenCalledOnce();
  },
});
