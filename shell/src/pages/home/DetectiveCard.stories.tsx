import type { Game } from '@countertop/contract/site/games';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DetectiveCard } from './DetectiveCard.tsx';

const coming: Game = { id: 'missing-number', title: 'The Missing Number', stage: 'coming', path: null };
const early: Game = { ...coming, stage: 'early', path: '/game' };

const explorer = userWith({
  displayName: 'Dana',
  subscriptionTier: 'explorer',
  subscriptionEndDate: '2027-03-03T12:00:00.000Z',
});

/** Signs in a user without a server. */
function signIn(user: CurrentUser) {
  document.cookie = 'signed-in=1; path=/';
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  return () => {
    document.cookie = 'signed-in=; path=/; max-age=0';
    queryClient.removeQueries({ queryKey: currentUserQuery().queryKey });
  };
}

const meta = preview.meta({
  title: 'Shell/Home/Next game',
  component: DetectiveCard,
  args: { game: coming },
  render: (args) => (
    <main>
      <h1>Games</h1>
      <h2>Next</h2>
      <DetectiveCard {...args} />
    </main>
  ),
});

const play = { name: 'Play The Missing Number' };
const signUp = { name: 'Get early access' };

export const Coming = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
    await expect(canvas.getByRole('button', signUp)).toBeVisible();
  },
});

export const EarlyAccessWithoutAPlan = meta.story({
  args: { game: early },
  beforeEach: () => signIn({ ...explorer, subscriptionTier: 'free', subscriptionEndDate: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paid plans can play it now' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('button', signUp)).toBeVisible();
    await expect(canvas.queryByRole('link', play)).toBeNull();
  },
});

// promise:early-access
export const EarlyAccessWithAPlan = meta.story({
  args: { game: early },
  beforeEach: () => signIn(explorer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', play)).toHaveAttribute('href', '/game');
    await expect(canvas.queryByRole('button', signUp)).toBeNull();
    await expect(canvas.getByText('Early access')).toBeVisible();
  },
});

export const Open = meta.story({
  args: { game: { ...early, stage: 'open' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', play)).toBeVisible();
    await expect(canvas.queryByText('Coming Soon')).toBeNull();
  },
});
