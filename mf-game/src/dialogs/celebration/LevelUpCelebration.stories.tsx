import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LevelUpCelebration, type LevelUpCelebrationProps } from './LevelUpCelebration.tsx';

const levelFour: LevelUpCelebrationProps = {
  levelUp: {
    kind: 'level_up',
    level: 4,
    bonusPoints: 150,
    unlocks: ['tier_intermediate'],
    awards: [],
    streak: null,
    gift: 'choice',
  },
  choice: ['jukebox', 'lantern'],
  speed: 'none',
  onChoose: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Game/Level-up celebration',
  component: LevelUpCelebration,
  args: levelFour,
});

export const OpensABand = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'LEVEL UP!' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('+150 XP')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New Unlocks!' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'));

    await userEvent.click(screen.getByRole('button', { name: 'Jukebox' }));
    await userEvent.click(screen.getByRole('button', { name: 'View Achievements' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue Playing' }));

    await expect(args.onChoose).toHaveBeenCalledWith('jukebox');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** Everything that came with level 5, each once, with its points. */
export const Milestone = meta.story({
  args: {
    levelUp: {
      kind: 'level_up',
      level: 5,
      bonusPoints: 150,
      unlocks: [],
      awards: [
        { award: { kind: 'badge', id: 'welcome' }, points: 50 },
        { award: { kind: 'achievement', id: 'level_5' }, points: 100 },
        { award: { kind: 'certificate', id: 'explorer' }, points: 100 },
      ],
      streak: 10,
      gift: 'choice',
    },
  },
  globals: { motion: 'on' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('First Steps')).toBeVisible());
    await expect(screen.getByText('Welcome Badge')).toBeVisible();
    await expect(screen.getByText('Explorer Certificate')).toBeVisible();
    await expect(screen.getByText('10 in a row!')).toBeVisible();
    await expect(screen.getByText('+50 points')).toBeVisible();
  },
});

export const NothingToUnlock = meta.story({
  args: { levelUp: { ...levelFour.levelUp, level: 15, unlocks: [], gift: null }, choice: null },
  globals: { motion: 'on' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('You reached level 15.')).toBeVisible());
    await expect(screen.queryByRole('heading', { name: 'New Unlocks!' })).toBeNull();
  },
});
