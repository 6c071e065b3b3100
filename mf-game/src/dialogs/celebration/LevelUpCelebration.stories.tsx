import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LevelUpCelebration, type LevelUpCelebrationProps } from './LevelUpCelebration.tsx';

const levelFour: LevelUpCelebrationProps = {
  levelUp: { kind: 'level_up', level: 4, bonusPoints: 150, unlocks: ['tier_intermediate'] },
  speed: 'none',
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Game/Level-up celebration',
  component: LevelUpCelebration,
  args: levelFour,
});

/** The last stage starts after 2.4 s and the bar takes 1 s to fill. */
const patient = { timeout: 4000 };

export const OpensABand = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'LEVEL UP!' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('+150 XP')).toBeVisible(), patient);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New Unlocks!' })).toBeVisible(), patient);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'), patient);

    await userEvent.click(screen.getByRole('button', { name: 'View Achievements' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue Playing' }));

    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Milestone = meta.story({
  args: { levelUp: { kind: 'level_up', level: 10, bonusPoints: 200, unlocks: ['achievement', 'certificate'] } },
  globals: { motion: 'on' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Getting Stronger')).toBeVisible());
    await expect(screen.getByText('A certificate')).toBeVisible();
  },
});

export const NothingToUnlock = meta.story({
  args: { levelUp: { kind: 'level_up', level: 7, bonusPoints: 200, unlocks: [] } },
  globals: { motion: 'on' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('You reached level 7.')).toBeVisible());
    await expect(screen.queryByRole('heading', { name: 'New Unlocks!' })).toBeNull();
  },
});
