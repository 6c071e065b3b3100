import { preferences, savePreferences } from '@countertop/design-system/preferences';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BandSelect } from '../lazy/lazyComponents.ts';
import { restaurantName } from './restaurant/restaurantName.ts';
import { StartScreen } from './StartScreen.tsx';

const meta = preview.meta({
  title: 'Game/Start screen',
  component: StartScreen,
  parameters: { layout: 'fullscreen' },
  args: { band: null, onChooseBand: fn(), onStart: fn(), onTutorial: fn(), onHelp: fn(), onOptions: fn() },
  beforeEach: async () => {
    await BandSelect.preload();
    restaurantName.set(null);
    savePreferences({ gameSpeed: 'standard' });
    return () => savePreferences({ gameSpeed: 'standard' });
  },
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

export const EveryButton = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick Tutorial (2 min)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'How to Play' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accessibility Options' }));

    await expect(args.onTutorial).toHaveBeenCalledOnce();
    await expect(args.onHelp).toHaveBeenCalledOnce();
    await expect(args.onOptions).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Continue Playing' })).toBeNull();
  },
});

export const UntimedModeIsSavedImmediately = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Untimed' }));
    await expect(preferences.gameSpeed).toBe('none');

    await userEvent.click(canvas.getByRole('radio', { name: 'Extra time' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '5 times' }));

    await expect(preferences.gameSpeed).toBe('x5');
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
    const resume = canvas.getByRole('button', { name: 'Continue Playing' });
    const start = canvas.getByRole('button', { name: 'Start Playing Now' });
    await expect(resume.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    await userEvent.click(resume);
    await userEvent.click(start);

    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

const previous = { level: 7, day: 5, moneyCents: 41_200, status: 'idle', onRestore: fn() } as const;

export const PreviousGame = meta.story({
  args: { band: 'ages_8_9', onContinue: fn(), previous },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your previous game: level 7, day 5, $412.00')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }));

    await expect(previous.onRestore).toHaveBeenCalledOnce();
  },
});

export const RestoringPreviousGame = meta.story({
  args: { band: 'ages_8_9', previous: { ...previous, status: 'restoring' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Bringing it back…/ })).toBeVisible();
  },
});

export const PreviousGameNotRestored = meta.story({
  args: { band: 'ages_8_9', previous: { ...previous, status: 'failed' } },
  play: async ({ canvas }) => {
    const failure = 'Your previous game did not load. Check your connection and try again.';
    await expect(canvas.getByText(failure, { selector: '[data-problem]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bring it back' })).toBeEnabled();
  },
});

export const Renamed = meta.story({
  beforeEach: () => {
    restaurantName.set('Soup & Sums');
    return () => localStorage.removeItem('countertop.restaurant.v1');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Soup & Sums' })).toBeVisible();
    await expect(canvas.queryByText('Math Bistro')).toBeNull();
  },
});

export const Setup = meta.story({
  args: { isSetup: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Choose your age group/ })).toHaveFocus();
  },
});
