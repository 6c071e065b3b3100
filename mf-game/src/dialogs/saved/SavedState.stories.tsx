import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SavedState } from './SavedState.tsx';

const meta = preview.meta({
  title: 'Game/Saved state',
  component: SavedState,
  args: { counts: { waiting: 12, sent: 340, isStored: true }, isGameWaiting: true },
});

/** A screen reader reads it in its place; it isn't announced with each answer. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on this device: 12. Sent: 340.')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const AllSent = meta.story({
  args: { counts: { waiting: 0, sent: 1352, isStored: true }, isGameWaiting: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on this device: 0. Sent: 1,352.')).toBeVisible();
  },
});

/** In a private window of some browsers. */
export const StorageRefused = meta.story({
  args: { counts: { waiting: 2, sent: 0, isStored: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Waiting to be sent: 2\. Sent: 0\. Keep this page open/)).toBeVisible();
  },
});

/** Before the first answer. */
export const RestaurantOnly = meta.story({
  tags: ['nightly'],
  args: { counts: { waiting: 0, sent: 0, isStored: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your restaurant is saved on this device.')).toBeVisible();
  },
});

export const NothingToSay = meta.story({
  tags: ['behavior'],
  args: { counts: null, isGameWaiting: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
});
