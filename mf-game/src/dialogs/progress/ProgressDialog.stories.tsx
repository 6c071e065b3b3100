import { type Game, newGame } from '@countertop/engine/play/game';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';

const fresh = newGame({ seed: 7, band: 'ages_8_9' });
const played: Game = {
  ...fresh,
  stats: { ...fresh.stats, level: 6, levelProgressPercent: 40, day: 3, correctAnswers: 40, totalProblems: 48 },
  practice: {
    times_tables: { asked: 14, right: 13 },
    large_orders: { asked: 12, right: 8 },
    change_from_notes: { asked: 10, right: 9 },
    stock: { asked: 8, right: 8 },
    profit: { asked: 4, right: 2 },
  },
  awards: [
    { kind: 'badge', id: 'tutorial_master' },
    { kind: 'level', level: 2 },
    { kind: 'badge', id: 'speedy_server' },
    { kind: 'level', level: 6 },
    { kind: 'badge', id: 'welcome' },
  ],
};

const meta = preview.meta({
  title: 'Game/Progress',
  component: ProgressDialog,
  args: { game: played, onAchievements: fn(), onClose: fn() },
});

export const FreePlayer = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Level 6 of 25' })).toBeVisible());
    await expect(screen.getByText('40 of 48, 83%')).toBeVisible();
    await expect(screen.getByText('13 of 14')).toBeVisible();
    await expect(screen.getByText('Certificates are only available for premium subscribers')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    await expect(screen.getByText('This progress is not saved. It is gone when you leave.')).toBeVisible();
    await expect(screen.queryByText('Level 2')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'View Achievements' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await expect(args.onAchievements).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PremiumPlayer = meta.story({
  args: {
    game: {
      ...played,
      isPremium: true,
      awards: [...played.awards, { kind: 'certificate', id: 'rookie' }, { kind: 'certificate', id: 'explorer' }],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Explorer Certificate' })).toBeVisible());
    await expect(screen.getAllByText('Awarded')).toHaveLength(2);
    await expect(screen.getAllByText('Level 6 of 20, 85% right')).toHaveLength(2);
    await expect(screen.queryByText('This progress is not saved. It is gone when you leave.')).toBeNull();
  },
});

export const BeforeTheFirstOrder = meta.story({
  tags: ['nightly'],
  args: { game: fresh },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Your results show up here after your first order.')).toBeVisible());
    await expect(screen.getByText('Your first badge will hang here.')).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'What you practiced' })).toBeNull();
  },
});
