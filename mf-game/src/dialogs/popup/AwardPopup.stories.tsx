import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AwardPopup, type AwardPopupProps } from './AwardPopup.tsx';

const badge: AwardPopupProps = {
  popup: { streak: null, awards: [{ award: { kind: 'badge', id: 'accuracy_ace' }, points: 200 }], gift: null },
  speed: 'none',
  onClose: fn(),
  onChoose: fn(),
};

const meta = preview.meta({
  title: 'Game/Achievement popup',
  component: AwardPopup,
  args: badge,
});

const shows = (title: string, lead: string) => async () => {
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
  await expect(screen.getByText(lead)).toBeVisible();
};

export const BadgeEarned = meta.story({
  play: async ({ userEvent, args }) => {
    await shows('Badge Earned!', 'Accuracy Ace')();
    await waitFor(() => expect(screen.getByText('+200 points')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Continue Playing' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Closes, and shares nothing. */
export const Shared = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share Achievement' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Streak = meta.story({
  args: { popup: { streak: 5, awards: [], gift: null } },
  play: async () => {
    await shows('Streak Power!', '5 in a row!')();
    await expect(screen.queryByRole('button', { name: 'Share Achievement' })).toBeNull();
  },
});

/** Everything earned with the same answer. */
export const SeveralAtOnce = meta.story({
  tags: ['nightly'],
  args: {
    popup: {
      streak: 10,
      awards: [
        { award: { kind: 'badge', id: 'score_master' }, points: 200 },
        { award: { kind: 'certificate', id: 'explorer' }, points: 100 },
      ],
      gift: null,
    },
  },
  play: async () => {
    await shows('Streak Power!', '10 in a row!')();
    await shows('Certificate Awarded!', 'Explorer Certificate')();
  },
});

export const PlantForTheBistro = meta.story({
  tags: ['nightly'],
  args: { popup: { streak: null, awards: [], gift: 'plant' } },
  play: shows('New in your bistro', 'Potted plant'),
});

/** The gift of a level without a scene. */
export const GiftToChoose = meta.story({
  args: { popup: { streak: null, awards: [], gift: 'choice' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a gift' }));

    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Milestone = meta.story({
  tags: ['nightly'],
  args: {
    popup: { streak: null, awards: [{ award: { kind: 'achievement', id: 'level_10' }, points: 200 }], gift: null },
  },
  play: shows('Milestone Reached!', 'Getting Stronger'),
});

export const Achievement = meta.story({
  tags: ['nightly'],
  args: {
    popup: { streak: null, awards: [{ award: { kind: 'achievement', id: 'money_500' }, points: 275 }], gift: null },
  },
  play: shows('Achievement!', 'Full Till'),
});

export const WithoutMotion = meta.story({
  tags: ['nightly'],
  globals: { motion: 'on' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('+200 points')).toBeVisible());
  },
});
