import type { Game, Order } from '@countertop/engine/play/game';
import { next } from '@countertop/engine/play/game';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LazyMoneyDrawer } from './lazyMoneyDrawer.ts';
import { busyGame, orderedGame } from '../../session/scenes.fixture.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { inOrderPlace } from './orderPlace.fixture.tsx';

function orderOf(game: Game): Order {
  if (game.order === null) throw new Error('The scene must have an open order.');
  return game.order;
}

function countedChange(): Order {
  for (let seed = 1; ; seed += 1) {
    const { order } = next(busyGame('ages_6_7', seed), { type: 'tablePressed', tableId: 3 });
    if (order?.problem.paidNotes !== undefined) return order;
  }
}

const meta = preview.meta({
  title: 'Game/Order panel',
  component: OrderPanel,
  args: { order: orderOf(orderedGame()), onAnswer: fn(), onHint: fn(), onClarified: fn() },
  decorators: [inOrderPlace],
  beforeEach: async () => {
    await LazyMoneyDrawer.preload();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer, in dollars' });
    await expect(field).toHaveFocus();

    // Its price is drawn, so it is not the one on the menu board.
    await expect(canvas.getAllByText('Special')[0]).toBeInTheDocument();
    await userEvent.keyboard('4');
    await userEvent.click(canvas.getByRole('button', { name: '8' }));
    await expect(field).toHaveValue('48');
    await userEvent.keyboard('{Enter}');

    await expect(args.onAnswer).toHaveBeenCalledWith('48');
  },
});

/** After a reload, or after the menu. */
export const EnteredBefore = meta.story({
  args: {
    entered: { problemId: orderOf(orderedGame()).problem.id, text: '4', money: [] },
    onEntered: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('4');

    await userEvent.keyboard('8');

    await expect(canvas.getByRole('textbox')).toHaveValue('48');
    const { problemId } = args.entered ?? {};
    await expect(args.onEntered).toHaveBeenLastCalledWith({ problemId, text: '48', money: [] });
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check!' }));

    await waitFor(() => expect(canvas.getByText('Type a number first.')).toBeVisible());
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
});

export const NotANumber = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('cake{Enter}');

    await waitFor(() => expect(canvas.getByText(/Please use digits/)).toBeVisible());
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
});

export const TwoHints = meta.story({
  tags: ['nightly'],
  args: { order: { ...orderOf(orderedGame()), hintsShown: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Hint 2 of 3')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Hide hints' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Show hints' }));
    await expect(canvas.getByText('Hint 2 of 3')).toBeVisible();
    await expect(args.onHint).not.toHaveBeenCalled();
  },
});

export const TwoReadings = meta.story({
  tags: ['nightly'],
  args: { order: orderOf(next(orderedGame('ages_10_12'), { type: 'answered', text: '1,234' })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Did you mean 1,234 or 1.234?')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: '1,234' }));

    await expect(args.onClarified).toHaveBeenCalledWith(123_400);
  },
});

export const PictureOpensByItself = meta.story({
  tags: ['nightly'],
  args: { order: { ...orderOf(orderedGame('ages_6_7')), opensPicture: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'The problem as a picture' })).toBeVisible());
  },
});

const change = orderOf(orderedGame('ages_8_9', 'change_bill'));

/** The first change problems: bills and coins, and what they are worth. */
export const TillDrawer = meta.story({
  args: { order: change },
  play: async ({ canvas, userEvent, args }) => {
    const five = canvas.getByRole('button', { name: '$5 bill' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: '$20 bill' })).toHaveFocus();
    await expect(canvas.getByRole('toolbar')).toHaveAccessibleDescription(/Paid with/);

    await userEvent.click(five);
    await userEvent.click(canvas.getByRole('button', { name: '$1 bill' }));
    await expect(canvas.getByText('$6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check!' }));

    await expect(args.onAnswer).toHaveBeenCalledWith('6');
  },
});

/** Money that was laid down before. */
export const TillDrawerEnteredBefore = meta.story({
  args: { order: change, entered: { problemId: change.problem.id, text: '', money: [500] }, onEntered: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$1 bill' }));

    const { id: problemId } = change.problem;
    await expect(args.onEntered).toHaveBeenLastCalledWith({ problemId, text: '', money: [500, 100] });
  },
});

export const TillDrawerWithoutSum = meta.story({
  tags: ['nightly'],
  args: { order: { ...change, moneySupport: 'coins' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$5 bill' }));
    await expect(canvas.getByText('$5 bill added')).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Type the number' }));

    await expect(canvas.getByRole('textbox', { name: 'Your answer, in dollars' })).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('12');
  },
});

/** The drawer's code is still loading, or can't be loaded. The keys stay for this order, even if it arrives later. */
export const TillDrawerNotLoaded = meta.story({
  tags: ['nightly'],
  args: { order: change },
  beforeEach: () => {
    spyOn(LazyMoneyDrawer, 'status').mockReturnValue('loading');
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer, in dollars' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '1' }));

    await step('the code arrives', () => void spyOn(LazyMoneyDrawer, 'status').mockReturnValue('loaded'));
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check!' }));

    await expect(args.onAnswer).toHaveBeenCalledWith('12');
  },
});

/** Later, only a bar shows how the numbers belong together. */
export const ChangeAsABar = meta.story({
  tags: ['nightly'],
  args: { order: { ...change, moneySupport: 'bar' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('img', { name: /^A bar for the \$\d+ paid\./ });

    await expect(bar).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your answer, in dollars' })).toHaveFocus();
  },
});

/** The child counts the payment, so the bar doesn't show it. */
export const CountedMoneyAsABar = meta.story({
  tags: ['nightly'],
  args: { order: { ...countedChange(), moneySupport: 'bar' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^A bar for the money paid\./ })).toBeVisible();
  },
});

export const TimeUp = meta.story({
  args: { order: { ...orderOf(orderedGame()), timeLeftMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('No bonus now');
  },
});

export const NoTimers = meta.story({ args: { order: { ...orderOf(orderedGame()), timeLeftMs: null } } });

export const MultiStep = meta.story({ args: { order: orderOf(orderedGame('ages_12_plus')) } });
