import { clearNotifications } from '@countertop/design-system/notifications';
import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Toasts } from '../../layout/Toasts.tsx';
import { HandOverNotice } from './HandOverNotice.tsx';

const meta = preview.meta({
  title: 'Shell/Hand-over notice',
  component: HandOverNotice,
  beforeEach: () => clearNotifications,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 420 }}>
        <h1>Math Bistro</h1>
        {Story()}
        <Toasts isPlaying={false} />
      </main>
    ),
  ],
});

export const Refused = meta.story({
  args: { error: 'refused' },
  play: async () => {
    await expect(await screen.findByText('Nothing is sent')).toBeVisible();
    await expect(screen.getByText(/^The device couldn’t be handed over\./)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { error: 'signedOut' },
  play: async () => {
    await expect(await screen.findByText('You’re signed out')).toBeVisible();
  },
});
