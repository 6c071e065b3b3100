import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AwardPopup, type AwardPopupProps } from './AwardPopup.tsx';

const badge: AwardPopupProps = {
  earned: { kind: 'award', award: { kind: 'badge', id: 'accuracy_ace' }, points: 50 },
  speed: 'none',
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Game/Achievement popup',
  component: AwardPopup,
  args: badge,
});

const shows = (title: string, lead: string) => async () => {
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible());
  await expect(screen.getByText(lead)).toBeVisible();
};

export const BadgeEarned = meta.story({
  play: async ({ userEvent, args }) => {
    await shows('Badge Earned!', 'Accuracy Ace')();
    await waitFor(() => expect(screen.getByText('+50 points')).toBeVisible());

    await userEvent.click(screen.getByRole('button', { name: 'Share Achievement' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue Playing' }));

    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Level = meta.story({
  args: { earned: { kind: 'award', award: { kind: 'level', level: 6 }, points: 0 } },
  play: shows('Level Up!', 'Welcome to Level 6!'),
});

export const CertificateAwarded = meta.story({
  args: { earned: { kind: 'award', award: { kind: 'certificate', id: 'explorer' }, points: 100 } },
  play: shows('Certificate Awarded!', 'Explorer Certificate'),
});

export const Streak = meta.story({
  args: { earned: { kind: 'streak', streak: 5 } },
  play: shows('Streak Power!', '5 in a row!'),
});

export const Milestone = meta.story({
  args: { earned: { kind: 'award', award: { kind: 'achievement', id: 'level_10' }, points: 200 } },
  play: shows('Milestone Reached!', 'Getting Stronger'),
});

export const Achievement = meta.story({
  args: { earned: { kind: 'award', award: { kind: 'achievement', id: 'money_500' }, points: 150 } },
  play: shows('Achievement!', 'Full Till'),
});

export const WithoutMotion = meta.story({
  globals: { motion: 'on' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('+50 points')).toBeVisible());
  },
});

export const ByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
