import { preferences, savePreferences } from '@countertop/design-system/preferences';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PreferencesButton, type PreferencesButtonProps } from './PreferencesButton.tsx';

const inTheHeader: PreferencesButtonProps = { variant: 'icon' };

const meta = preview.meta({
  title: 'Shell/Preferences',
  component: PreferencesButton,
  args: inTheHeader,
  // Loaded before the first press, so that the story doesn't depend on the machine's speed.
  beforeEach: async () => {
    await import('./PreferencesDialog.tsx');
  },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 420 }}>
        <h1>Countertop</h1>
        {Story()}
      </main>
    ),
  ],
});

const button = () => screen.getByRole('button', { name: 'Preferences' });
const { dataset } = document.documentElement;

export const InTheHeader = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.tab();
    await expect(button()).toHaveFocus();
  },
});

export const InTheFooter = meta.story({
  args: { variant: 'outline' },
  play: async ({ userEvent }) => {
    await expect(screen.getByText('Preferences')).toBeVisible();
    await userEvent.click(button());

    await expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeInTheDocument();
  },
});

export const AppliesAtOnce = meta.story({
  globals: { theme: 'default', textSize: '100', locale: 'en-US' },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(dataset['theme']).toBe('dark'));

    (await screen.findByRole('slider', { name: 'Text size' })).focus();
    await userEvent.keyboard('{ArrowRight}');

    await expect(dataset['textSize']).toBe('125');
    await expect(preferences).toMatchObject({ theme: 'dark', textSize: 125 });
    await expect(document.cookie).toContain('preferences=dark.125.');
  },
});

export const RestoresDefaults = meta.story({
  globals: { theme: 'default', textSize: '100' },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await screen.findByRole('dialog');
    savePreferences({ theme: 'tritanopia', textSize: 150, reducedMotion: 'on' });

    await userEvent.click(await screen.findByRole('button', { name: 'Restore defaults' }));

    await expect(preferences).toMatchObject({ theme: 'default', textSize: 100, reducedMotion: 'system' });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Preferences' })).toBeVisible());
  },
});

export const ReturnsFocus = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Preferences' });
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(button()).toHaveFocus());
  },
});
