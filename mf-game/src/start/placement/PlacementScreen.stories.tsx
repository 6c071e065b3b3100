import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { correctHundredths } from '@countertop/phrases/answerText';
import { placementOrders, placementProblem } from '@countertop/engine/play/order/placement';
import preview from '../../../../.storybook/preview.tsx';
import { installSpeech } from '../../assist/read-aloud/speech.fixture.ts';
import { PlacementScreen } from './PlacementScreen.tsx';
import { windowOf } from '../../play/windowOf.fixture.ts';

const seed = 7;
const firstAnswer = String(correctHundredths(placementProblem(seed, []).answer) / 100);

const meta = preview.meta({
  title: 'Game/Placement',
  component: PlacementScreen,
  parameters: { layout: 'fullscreen' },
  args: { seed, onChooseBand: fn(), onClose: fn() },
  // A voice adds one more button.
  beforeEach: () => installSpeech().remove,
});

/** Checks that nothing is outside of the window, before and after an answer. */
async function everythingFits({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  const check = async () => {
    await document.fonts.ready;
    const buttons = [...canvasElement.querySelectorAll('button')].filter((button) => button.checkVisibility());
    const outside = buttons.filter((button) => {
      const { top, bottom, right, height } = button.getBoundingClientRect();
      return top < -1 || bottom > innerHeight || right > innerWidth || height < 43.5;
    });
    await expect(outside.map(({ textContent }) => textContent)).toEqual([]);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  };
  await check();
  await userEvent.click(canvas.getByRole('button', { name: 'I don’t know' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Next order' })).toHaveFocus());
  await check();
}

export const FirstOrder = meta.story({
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Order 1 of 8' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Check!' }));
    await expect(await canvas.findByText('Type a number first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop and go back to the menu' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onChooseBand).not.toHaveBeenCalled();
  },
});

export const RightAnswer = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(`${firstAnswer}{Enter}`);

    const next = await canvas.findByRole('button', { name: 'Next order' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAccessibleDescription('Correct!');
    await expect(canvas.getByRole('button', { name: 'I don’t know' })).toBeDisabled();
  },
});

export const WrongAnswer = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('99{Enter}');

    const next = await canvas.findByRole('button', { name: 'Next order' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAccessibleDescription(`Not quite. It’s $${firstAnswer}.`);

    await userEvent.keyboard('{Enter}');

    await expect(await canvas.findByRole('heading', { name: 'Order 2 of 8' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});

/** The first order is right, all others are not known. */
export const Suggestion = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(`${firstAnswer}{Enter}`);
    for (let number = 2; number <= placementOrders; number += 1) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next order' }));
      await canvas.findByRole('heading', { name: `Order ${number} of 8` });
      await userEvent.click(canvas.getByRole('button', { name: 'I don’t know' }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'See your level' }));

    const dialog = await screen.findByRole('dialog', { name: 'Explorer fits you' });
    await expect(dialog).toHaveAccessibleDescription(/^You solved 1 of 8 orders\. You can do orders like this: “/u);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose Explorer' }));

    await expect(args.onChooseBand).toHaveBeenCalledWith('ages_6_7');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const SmallestPhone = meta.story({ tags: ['nightly'], ...windowOf(360, 640), play: everythingFits });
export const PhoneInLandscape = meta.story({ tags: ['nightly'], ...windowOf(844, 390), play: everythingFits });
export const SmallestPhoneWithLargeText = meta.story({ ...windowOf(360, 640, '150'), play: everythingFits });
export const PhoneInLandscapeWithLargeText = meta.story({ ...windowOf(844, 390, '150'), play: everythingFits });
