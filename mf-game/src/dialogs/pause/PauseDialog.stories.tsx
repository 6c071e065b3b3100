import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { restaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { FeedbackCard } from '../feedback/FeedbackCard.tsx';
import { SavedState } from '../saved/SavedState.tsx';
import { PauseDialog } from './PauseDialog.tsx';

const meta = preview.meta({
  title: 'Game/Pause',
  component: PauseDialog,
  args: {
    seed: 7,
    link: 'https://countertop.example/game?seed=7&ages=ages_8_9',
    onResume: fn(),
    onLeave: fn(),
    onHelp: fn(),
    onGiveFeedback: fn(),
  },
});

export const Paused = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'For grown-ups' }));
    await waitFor(() => expect(screen.getByText('Game number 7')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'How to Play' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Give feedback' }));
    await expect(args.onGiveFeedback).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Menu' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();

    await userEvent.keyboard('{Escape}');

    await expect(args.onResume).toHaveBeenCalledOnce();
  },
});

export const OfAChild = meta.story({
  args: { onFamily: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'What your family can see' }));

    await expect(args.onFamily).toHaveBeenCalledOnce();
  },
});

export const WithoutANetwork = meta.story({
  args: { saved: <SavedState counts={{ waiting: 12, sent: 340, isStored: true }} isGameWaiting /> },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Saved on this device: 12. Sent: 340.')).toBeVisible());
  },
});

export const WithAQuestion = meta.story({
  args: { aside: <FeedbackCard gameCompleted onSend={fn()} onClose={fn()} /> },
  play: async () => {
    const question = await screen.findByRole('region', { name: 'How do you like the game?' });
    const below = screen.getByRole('heading', { name: 'For grown-ups' });
    const { bottom } = question.getBoundingClientRect();
    await expect(below.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(16);
  },
});

export const OfANamedRestaurant = meta.story({
  beforeEach: () => {
    restaurantName.set('Soup & Sums');
    return () => restaurantName.set(null);
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('Soup & Sums is waiting for you. All clocks are stopped.')).toBeVisible(),
    );
  },
});

const clipboard = (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
};

export const LinkCopied = meta.story({
  beforeEach: () => clipboard(() => Promise.resolve()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'For grown-ups' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));

    await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const CopyingBlocked = meta.story({
  beforeEach: () => clipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'For grown-ups' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));

    await expect(await screen.findByRole('textbox', { name: 'Replay link' })).toHaveValue(args.link);
    await waitFor(() => expect(screen.getByText('Select the link and copy it yourself.')).toBeVisible());
  },
});
