import { makeQueryClient } from '@countertop/client/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { GamePage } from './GamePage.tsx';

const meta = preview.meta({
  title: 'Game/Game page',
  component: GamePage,
  parameters: { layout: 'fullscreen' },
  args: { search: '?seed=7&ages=ages_8_9' },
  decorators: [(Story) => <QueryClientProvider client={makeQueryClient()}>{Story()}</QueryClientProvider>],
});

export const Menu = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Math Bistro' })).toBeVisible();
  },
});

export const StartedBySpace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(' ');
    const floor = await canvas.findByRole('heading', { name: 'Restaurant Floor' });
    await waitFor(() => expect(floor).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Game paused' })).toBeVisible());
    await expect(screen.getByText('Game number 7')).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await expect(screen.queryByRole('heading', { name: 'Game paused' })).not.toBeInTheDocument();
  },
});
