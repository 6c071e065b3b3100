import { preferences, savePreferences } from '@countertop/design-system/preferences';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { installSpeech } from '../assist/read-aloud/speech.fixture.ts';
import { tutorialRecord } from '../dialogs/tutorial/tutorialRecord.ts';
import { restaurantName } from '../persistence/restaurant-name/restaurantName.ts';
import { StartScreen } from './StartScreen.tsx';

let spoken: readonly { readonly text: string }[] = [];

const meta = preview.meta({
  title: 'Game/Start screen',
  component: StartScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    band: 'ages_6_7' as const,
    onChooseBand: fn(),
    onStart: fn(),
    onTutorial: fn(),
    onHelp: fn(),
    onOptions: fn(),
  },
  beforeEach: () => {
    restaurantName.set(null);
    tutorialRecord.set('skipped');
    savePreferences({ gameSpeed: 'standard' });
    return () => savePreferences({ gameSpeed: 'standard' });
  },
});

export const FirstVisit = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  beforeEach: () => {
    tutorialRecord.set(null);
    return () => tutorialRecord.set('skipped');
  },
  play: async ({ canvas, userEvent, args }) => {
    // The default age group is already selected, so that starting without a choice is no surprise.
    await expect(canvas.getByRole('radio', { name: 'Ages 6-7' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Explorer/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('radio', { name: 'Ages 10-12' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New here? Play the 2-minute tutorial' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start Playing Now' }));

    await expect(args.onChooseBand).toHaveBeenCalledWith('ages_10_12');
    await expect(args.onTutorial).toHaveBeenCalledOnce();
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const BandFromTheList = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Age-Based Learning Path/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Pro/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

    await expect(args.onChooseBand).toHaveBeenCalledWith('ages_10_12');
  },
});

export const ReadAloud = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    const { speech, remove } = installSpeech();
    spoken = speech.spoken;
    return remove;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read this to me' }));

    await expect(spoken.at(-1)?.text).toBe('How old are you? Choose a face.');
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
  },
});

export const Starting = meta.story({
  tags: ['nightly'],
  args: { isStarting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Opening…/ }));

    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

export const EveryButton = meta.story({
  tags: ['nightly'],
  args: { onPlacement: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick Tutorial (2 min)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Not sure? Try 8 quick orders' }));
    await userEvent.click(canvas.getByRole('button', { name: 'How to Play' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accessibility Options' }));

    await expect(args.onTutorial).toHaveBeenCalledOnce();
    await expect(args.onPlacement).toHaveBeenCalledOnce();
    await expect(args.onHelp).toHaveBeenCalledOnce();
    await expect(args.onOptions).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Continue Playing' })).toBeNull();
  },
});

export const UntimedModeIsSavedImmediately = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Untimed' }));
    await expect(preferences.gameSpeed).toBe('none');

    const start = canvas.getByRole('button', { name: 'Start Playing Now' });
    const { top } = start.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('radio', { name: 'Extra time' }));

    await expect(preferences.gameSpeed).toBe('x2');
    await expect(canvas.getByText('Customers wait 1 minute.')).toBeVisible();
    await expect(start.getBoundingClientRect().top).toBe(top);
  },
});

export const BandChosen = meta.story({
  args: { band: 'ages_8_9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your path')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Ages 8-9' })).toBeChecked();
  },
});

export const GameToContinue = meta.story({
  tags: ['nightly'],
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
  tags: ['nightly'],
  args: { band: 'ages_8_9', previous: { ...previous, status: 'restoring' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Bringing it back…/ })).toBeVisible();
  },
});

export const PreviousGameNotRestored = meta.story({
  tags: ['nightly'],
  args: { band: 'ages_8_9', previous: { ...previous, status: 'failed' } },
  play: async ({ canvas }) => {
    const failure = 'Your previous game did not load. Check your connection and try again.';
    await expect(canvas.getByText(failure, { selector: '[data-error]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bring it back' })).toBeEnabled();
  },
});

export const Renamed = meta.story({
  beforeEach: () => restaurantName.set('Soup & Sums'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Soup & Sums' })).toBeVisible();
    await expect(canvas.queryByText('Math Bistro')).toBeNull();
  },
});

export const Setup = meta.story({
  tags: ['nightly'],
  args: { isSetup: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Age-Based Learning Path/ })).toHaveFocus();
  },
});
