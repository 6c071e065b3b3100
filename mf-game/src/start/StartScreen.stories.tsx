import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StartScreen } from './StartScreen.tsx';

const meta = preview.meta({
  title: 'Game/Start screen',
  component: StartScreen,
  parameters: { layout: 'fullscreen' },
  args: { band: null, onChooseBand: fn(), onStart: fn(), onHelp: fn(), onOptions: fn() },
});

export const FirstVisit = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose your age group/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Pro/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Start Playing Now' }));

    await expect(args.onChooseBand).toHaveBeenCalledWith('ages_10_12');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const BandChosen = meta.story({
  args: { band: 'ages_8_9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your path')).toBeVisible();
  },
});

export const GameToContinue = meta.story({
  args: { band: 'ages_8_9', onContinue: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue Playing' }));

    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

export const Setup = meta.story({
  args: { isSetup: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Choose your age group/ })).toHaveFocus();
  },
});
