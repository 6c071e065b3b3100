import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { GamePage } from './GamePage.tsx';
import { restaurantName } from '../persistence/restaurant-name/restaurantName.ts';
import { TutorialConfetti, TutorialDialog } from '../dialogs/tutorial/Tutorial.tsx';
import { GameAtWork } from '../lazy/lazyParts.ts';
import { tutorialRecord } from '../dialogs/tutorial/tutorialRecord.ts';

const meta = preview.meta({
  title: 'Game/Game page',
  component: GamePage,
  parameters: { layout: 'fullscreen', address: '/game?seed=7&ages=ages_8_9' },
  beforeEach: async () => {
    restaurantName.set(null);
    tutorialRecord.set('skipped');
    await Promise.all([GameAtWork.preload(), TutorialDialog.preload(), TutorialConfetti.preload()]);
  },
});

export const Menu = meta.story({
  tags: ['nightly'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Math Bistro' })).toBeVisible();
  },
});

export const StartedBySpace = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(' ');
    const floor = await canvas.findByRole('heading', { name: 'Restaurant Floor' });
    await waitFor(() => expect(floor).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Game paused' })).toBeVisible());
    await expect(screen.getByText('Game number 7')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Game paused' })).not.toBeInTheDocument());
  },
});

export const FirstVisit = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    tutorialRecord.set(null);
    return () => tutorialRecord.set('skipped');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /New here/ }));
    await screen.findByRole('dialog', { name: 'Quick Tutorial' });
    for (let step = 1; step < 5; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: "Let's Cook!" }));

    await canvas.findByRole('heading', { name: 'Restaurant Floor', hidden: true });
    await expect(tutorialRecord.get()).toBe('completed');
    await waitFor(() => expect(screen.getByText('Tutorial Master')).toBeVisible());
    // The badge's points are added to the game that has started.
    await waitFor(() => expect(canvas.getByText('50', { exact: true })).toBeInTheDocument());
  },
});
