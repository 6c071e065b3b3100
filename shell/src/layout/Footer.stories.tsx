import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Footer } from './Footer.tsx';

const meta = preview.meta({ title: 'Shell/Footer', component: Footer, parameters: { layout: 'fullscreen' } });

const pricing = () => screen.queryByRole('link', { name: 'Pricing' });

export const Default = meta.story({
  play: async () => {
    await expect(pricing()).toHaveAttribute('href', '/pricing');
  },
});

/** In the narrowest window with four columns, and in one for which the text is too large. */
const inOneLine = async () => {
  const links = screen.getAllByRole('link');
  const heights = links.map((link) => {
    const text = document.createRange();
    text.selectNodeContents(link.querySelector('span') ?? link);
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

  await expect(Math.max(...heights)).toBe(1);
};

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: inOneLine,
});

export const TabletWithLargeText = meta.story({
  globals: { viewport: { value: 'tablet', isRotated: false }, textSize: '150' },
  play: inOneLine,
});

const mia = userWith({
  id: 'l1',
  email: null,
  displayName: 'Mia',
  subscriptionTier: 'family',
  player: { nickname: 'Mia', picture: 'zuri', band: 'ages_8_9' },
});

/** Nothing is offered for sale to a child. */
export const ChildPlays = meta.story({
  beforeEach: () => {
    document.cookie = `${signedInCookie}=1`;
    queryClient.setQueryData(currentUserQuery().queryKey, mia);
    return () => {
      document.cookie = `${signedInCookie}=; Max-Age=0`;
    };
  },
  play: async () => {
    await waitFor(() => expect(pricing()).toBeNull());
    await expect(screen.getByRole('link', { name: 'Privacy' })).toBeVisible();
  },
});
