import { initialPreferences, preferences, savePreferences } from '@countertop/design-system/preferences';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installSpeech, removeSpeech } from '../../assist/read-aloud/speech.fixture.ts';
import { OptionsDialog } from './OptionsDialog.tsx';

const defaults = {
  soundEnabled: initialPreferences.soundEnabled,
  effectsVolume: initialPreferences.effectsVolume,
  gameSpeed: initialPreferences.gameSpeed,
  readAloud: initialPreferences.readAloud,
  readingSpeed: initialPreferences.readingSpeed,
  voiceVolume: initialPreferences.voiceVolume,
  numberPadSide: initialPreferences.numberPadSide,
};

const meta = preview.meta({
  title: 'Game/Accessibility options',
  component: OptionsDialog,
  args: { onClose: fn() },
  beforeEach: () => {
    savePreferences(defaults);
    return () => savePreferences(defaults);
  },
});

export const Canceled = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Untimed' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sound effects' }));
    await expect(preferences).toMatchObject({ gameSpeed: 'standard', soundEnabled: true });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(preferences).toMatchObject({ gameSpeed: 'standard', soundEnabled: true });
  },
});

export const LeftByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Untimed' }));
    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(preferences.gameSpeed).toBe('standard');
  },
});

export const Saved = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Extra time' }));
    await userEvent.click(await screen.findByRole('radio', { name: '5 times' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(preferences.gameSpeed).toBe('x5');
  },
});

export const Louder = meta.story({
  tags: ['nightly'],
  // In a right-to-left locale the right arrow makes it quieter.
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    const volume = await screen.findByRole('slider', { name: 'Effects volume' });
    await expect(volume).toHaveAttribute('aria-valuetext', '50%');
    volume.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(preferences.effectsVolume).toBe(0.6);
  },
});

export const Muted = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sound effects' }));
    await expect(screen.getByRole('slider', { name: 'Effects volume' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(preferences.soundEnabled).toBe(false);
  },
});

export const LargerText = meta.story({
  tags: ['nightly'],
  // In a right-to-left locale the right arrow makes it smaller.
  globals: { textSize: '100', locale: 'en-US' },
  play: async ({ userEvent }) => {
    const size = await screen.findByRole('slider', { name: 'Text size' });
    size.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(size).toHaveAttribute('aria-valuetext', '125%');

    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(preferences.textSize).toBe(125);
  },
});

export const EveryTheme = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    const group = await screen.findByRole('radiogroup', { name: 'Color theme' });

    await userEvent.click(within(group).getByRole('radio', { name: 'Dark' }));

    await expect(within(group).getAllByRole('radio')).toHaveLength(6);
    await expect(within(group).getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

export const WithAVoice = meta.story({
  tags: ['nightly'],
  beforeEach: () => installSpeech().remove,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read every problem to me' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Slow' }));
    screen.getByRole('slider', { name: 'Voice volume' }).focus();
    await userEvent.keyboard('{Home}');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(preferences).toMatchObject({ readAloud: true, readingSpeed: 'slow', voiceVolume: 0 });
  },
});

export const LeftHanded = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    const sides = await screen.findByRole('radiogroup', { name: 'Number pad' });
    await userEvent.click(within(sides).getByRole('radio', { name: 'On the left' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(preferences.numberPadSide).toBe('left');
  },
});

export const WithoutAVoice = meta.story({
  tags: ['nightly'],
  beforeEach: () => removeSpeech(),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Hearing' })).toBeVisible());
    await expect(screen.queryByRole('heading', { name: 'Reading aloud' })).toBeNull();
  },
});
