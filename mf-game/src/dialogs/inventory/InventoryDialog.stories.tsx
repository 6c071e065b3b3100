import { newGame, next } from '@countertop/engine/play/game';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { InventoryDialog, type InventoryDialogProps } from './InventoryDialog.tsx';

const { menu } = newGame({ seed: 7, band: 'ages_6_7' });
const [first, second, ...rest] = menu;
const lowMenu = [
  ...(first === undefined ? [] : [{ ...first, stock: 0 }]),
  ...(second === undefined ? [] : [{ ...second, stock: 2 }]),
  ...rest,
];

const saving: InventoryDialogProps = {
  menu,
  moneyCents: 8600,
  bistro: { items: ['plant', 'jukebox'], choice: null, hasHelper: false, platesPrepared: 0 },
  itemsForSale: ['window'],
  onRestock: fn(),
  onBuyItem: fn(),
  onHireHelper: fn(),
  onChoose: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'Game/Inventory', component: InventoryDialog, args: saving });

export const Stocked = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Restock, Fries/ }));
    await expect(args.onRestock).toHaveBeenCalledWith('fries');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const RunningOut = meta.story({
  tags: ['nightly'],
  args: { menu: lowMenu },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Sold out')).toBeVisible());
    await expect(screen.getByText('2 left')).toBeVisible();
  },
});

export const NotEnoughMoney = meta.story({
  args: { menu: lowMenu, moneyCents: 1999 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('You need $20 in the till to restock.')).toBeVisible());
    for (const button of screen.getAllByRole('button', { name: /^Restock/ })) await expect(button).toBeDisabled();
  },
});

const started = next(newGame({ seed: 7, band: 'ages_6_7' }), { type: 'started' });

function Till() {
  const [game, setGame] = useState({ ...started, stats: { ...started.stats, moneyCents: 3500 } });
  return (
    <InventoryDialog
      menu={game.menu}
      moneyCents={game.stats.moneyCents}
      onRestock={(dish) => setGame(next(game, { type: 'restocked', dish }))}
      bistro={game.bistro}
      itemsForSale={[]}
      onBuyItem={fn()}
      onHireHelper={fn()}
      onChoose={fn()}
      onClose={fn()}
    />
  );
}

export const SpendsTheLastMoney = meta.story({
  render: () => <Till />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Restock, Burger/ }));

    await waitFor(() => expect(screen.getByText('Burger: 25 left.')).toBeInTheDocument());
    await expect(screen.getByText('$15')).toBeVisible();
    await expect(screen.getByText('You need $20 in the till to restock.')).toHaveFocus();
  },
});

export const Decimals = meta.story({
  args: { menu: newGame({ seed: 7, band: 'ages_12_plus' }).menu, moneyCents: 12_050 },
});

/** Enough for the window, not for the helper, whose card says how much is missing. */
export const Saving = meta.story({
  tags: ['nightly'],
  args: { moneyCents: 24_000 },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText('$260 more to go')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Second helper: Buy for $500' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Window: Buy for $200' }));

    await expect(args.onBuyItem).toHaveBeenCalledWith('window');
  },
});

export const GiftWaiting = meta.story({
  args: { bistro: { items: ['plant'], choice: ['window', 'jukebox'], hasHelper: true, platesPrepared: 0 } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Window' }));

    await expect(args.onChoose).toHaveBeenCalledWith('window');
    await expect(screen.getByText('Works for you')).toBeVisible();
  },
});
