import { newGame } from '@countertop/engine/play/game';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { orderedGame } from '../../session/scenes.fixture.ts';
import { MenuBoard } from './MenuBoard.tsx';

const { menu } = newGame({ seed: 7, band: 'ages_6_7' });

const meta = preview.meta({ title: 'Game/Menu board', component: MenuBoard, args: { menu, onManage: fn() } });

export const Stocked = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Inventory' }));

    await expect(args.onManage).toHaveBeenCalledOnce();
  },
});

export const RunningOut = meta.story({
  args: { menu: menu.map((item, index) => ({ ...item, stock: index })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.getByText('1 left. Running low')).toBeVisible();
  },
});

/** A price is never broken, at 320 px with large text, either. */
export const NarrowWithLargeText = meta.story({
  args: { menu: newGame({ seed: 7, band: 'ages_12_plus' }).menu },
  globals: { viewport: { value: 'narrow' }, textSize: '150' },
  decorators: [(Story) => <div style={{ inlineSize: 232 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const prices = canvas.getAllByText(/^\$/);
    await expect(prices).not.toEqual([]);
    await expect(prices.filter((price) => price.getClientRects().length > 1)).toEqual([]);
  },
});

const { order } = orderedGame();

/** The dish of the open order is marked. Its price on the ticket is not the usual one. */
export const WithAnOpenOrder = meta.story({
  args: { menu: orderedGame().menu, problem: order?.problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Today’s special\. \d+ left/)).toBeVisible();
  },
});
