import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { busyGame, orderedGame, startedGame } from '../game/scenes.ts';
import { RestaurantFloor } from './RestaurantFloor.tsx';
import { tableView } from './tableView.ts';
import type { Game } from '@countertop/engine/game';
import type { Farewell } from '../game/farewells.ts';

const viewsOf = ({ tables, order, speed }: Game, farewells: readonly Farewell[] = []) =>
  tables.map((table) => tableView(table, { order, speed, farewells }));

const meta = preview.meta({
  title: 'Game/Restaurant floor',
  component: RestaurantFloor,
  args: { tables: viewsOf(busyGame()), onPress: fn() },
});

export const EveryState = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Table 4, Zuri, Hurry! Ready to order, patience 1 of 5' }),
    );

    await expect(args.onPress).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('button', { name: 'Table 5, Mina, Serve! The order is done' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Table 6, Kenji, Sitting down' })).toBeVisible();
  },
});

export const Empty = meta.story({ args: { tables: viewsOf(startedGame()) } });

export const OrderOpen = meta.story({
  args: { tables: viewsOf(orderedGame()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Table 3, Omar, Ordering, the ticket is open' })).toBeVisible();
  },
});

export const GuestsLeaving = meta.story({
  args: {
    tables: viewsOf(startedGame(), [
      { tableId: 2, customer: { name: 'Ruth', look: 0 }, mood: 'happy', dish: 'pizza', leftMs: 2600 },
      { tableId: 4, customer: { name: 'Zuri', look: 2 }, mood: 'angry', dish: null, leftMs: 2600 },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Table 2, Ruth, Served, the table is free' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Table 4, Zuri, Left, the table is free' })).toBeVisible();
  },
});

export const NoTimers = meta.story({
  args: { tables: viewsOf({ ...busyGame(), speed: 'none' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Table 2, Ruth, Waiting, ready to order' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  // From right to left the arrow to the right goes to the table before.
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Table 5/ })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await expect(args.onPress).toHaveBeenCalledWith(5);
  },
});
