import { initialPreferences, preferences } from '@countertop/design-system/preferences';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { orderedGame } from '../../session/scenes.fixture.ts';
import { StillGame } from '../../session/StillGame.fixture.tsx';
import { installSpeech } from '../../assist/read-aloud/speech.fixture.ts';

let speech: ReturnType<typeof installSpeech>['speech'];

const meta = preview.meta({
  title: 'Game/Play screen/Help with an order',
  component: StillGame,
  parameters: { layout: 'fullscreen' },
  args: { game: orderedGame('ages_6_7') },
  beforeEach: () => {
    const installed = installSpeech();
    speech = installed.speech;
    return installed.remove;
  },
});

export const ReadToMe = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read to me' }));
    await expect(speech.spoken.map(({ text }) => text)).toEqual(['I would like both, please.']);
    speech.finish();

    await waitFor(() => expect(speech.spoken).toHaveLength(2));
    await expect(speech.spoken[1]?.text).toMatch(/^\d .+ at \d dollars?( each)?\.$/);
  },
});

export const ReadToMeStopsWhenPaused = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read to me' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Pause the game' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Game' }));

    await expect(await canvas.findByRole('button', { name: 'Read to me' })).toBeVisible();
    await expect(speech.spoken).toHaveLength(1);
  },
});

export const ReadsByItself = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    preferences.readAloud = true;
    return () => {
      preferences.readAloud = initialPreferences.readAloud;
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible());
    await expect(speech.spoken).toHaveLength(1);
  },
});

export const ReadsAHint = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));

    await userEvent.click(await canvas.findByRole('button', { name: 'Read the hint' }));

    await expect(speech.spoken.map(({ text }) => text)).toEqual(['Work out each line.']);
  },
});

export const Picture = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show me' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(show);

    const sheet = await canvas.findByRole('group', { name: 'The problem as a picture' });
    await expect(within(sheet).getByRole('img')).toBeVisible();
    await expect(show).toHaveAttribute('aria-expanded', 'true');
  },
});

export const PictureClosed = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show me' });
    await userEvent.click(show);

    await userEvent.click(await canvas.findByRole('button', { name: 'Close the picture' }));

    await expect(canvas.queryByRole('group', { name: 'The problem as a picture' })).not.toBeInTheDocument();
    await expect(show).toHaveFocus();
  },
});

export const PictureClosesOverFocus = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await canvas.findByRole('group', { name: 'The problem as a picture' });

    // The sheet covers this table.
    canvas.getByRole('button', { name: /^Table 3/ }).focus();

    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: 'The problem as a picture' })).not.toBeInTheDocument(),
    );
  },
});

const known = orderedGame('ages_8_9', 'large_order');

export const PictureOfAKnownSkill = meta.story({
  tags: ['nightly'],
  args: { game: { ...known, practice: { large_orders: { asked: 5, right: 4 } } } },
  play: async ({ canvas }) => {
    const quietly = canvas.getByRole('button', { name: 'You know this. Show it anyway?' });
    await waitFor(() => expect(quietly).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Show me' })).not.toBeInTheDocument();
  },
});

export const ScratchPad = meta.story({
  tags: ['nightly'],
  args: { game: orderedGame('ages_12_plus') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scratch pad' }));

    await expect(await canvas.findByRole('group', { name: 'Scratch pad' })).toBeVisible();
    await expect(canvas.getByText('Write here with a pen or your finger.')).toBeVisible();
  },
});

export const ScratchPadKeepsItsNotes = meta.story({
  tags: ['nightly'],
  args: { game: orderedGame('ages_10_12') },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Scratch pad' });
    await userEvent.click(open);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Or type your notes' }), '12.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the scratch pad' }));

    await userEvent.click(open);

    await expect(await canvas.findByRole('textbox', { name: 'Or type your notes' })).toHaveValue('12.50');
  },
});
