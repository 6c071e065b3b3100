import { achievementProgress } from '@countertop/engine/rewards/achievements';
import type { AchievementId } from '@countertop/engine/rewards/award';
import { type Game, newGame, type Stats } from '@countertop/engine/play/game';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AchievementsDialog } from './AchievementsDialog.tsx';

function played(stats: Partial<Stats>, unlocked: readonly AchievementId[]): Game {
  const game = newGame({ seed: 7, band: 'ages_8_9' });
  return {
    ...game,
    stats: { ...game.stats, ...stats },
    awards: unlocked.map((id) => ({ kind: 'achievement', id })),
  };
}

const halfWay = played(
  { level: 6, score: 2310, moneyCents: 21_500, consecutiveCorrect: 4, correctAnswers: 40, totalProblems: 48 },
  ['level_5', 'speed', 'accuracy', 'score_1000'],
);

const meta = preview.meta({
  title: 'Game/Achievements',
  component: AchievementsDialog,
  args: { achievements: achievementProgress(halfWay), onClose: fn() },
});

const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`${name} has no card.`);
  return within(item);
};

export const SomeUnlocked = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText('4/13 achievements unlocked')).toBeVisible());
    await expect(card('First Steps').getByText('Unlocked')).toBeVisible();
    await expect(card('First Steps').getByText('+100 pts')).toBeVisible();
    await expect(card('Getting Stronger').getByText('60%')).toBeVisible();
    await expect(card('Getting Stronger').getByText('200 pts when unlocked')).toBeVisible();
    await expect(card('Full Till').getByRole('progressbar', { name: '$215 of $500' })).toBeVisible();

    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names.indexOf('Points')).toBeLessThan(names.indexOf('Keeping at it'));

    await userEvent.click(screen.getByRole('button', { name: 'Continue Playing' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NoneUnlocked = meta.story({
  args: { achievements: achievementProgress(played({}, [])) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('0/13 achievements unlocked')).toBeVisible());
  },
});
