import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { busyGame, startedGame } from '../../session/scenes.fixture.ts';
import { inOrderPlace } from './orderPlace.fixture.tsx';
import { IdlePanel } from './IdlePanel.tsx';

const meta = preview.meta({
  title: 'Game/Order panel without an order',
  component: IdlePanel,
  args: { game: startedGame(), onDo: fn() },
  decorators: [inOrderPlace],
});

export const Quiet = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare a plate' }));

    await expect(args.onDo).toHaveBeenCalledWith({ type: 'dishPrepared' });
    await expect(canvas.getByRole('button', { name: 'Check!' })).toBeDisabled();
  },
});

export const ATableToClear = meta.story({
  tags: ['nightly'],
  args: { game: { ...startedGame(), tables: [{ id: 2, status: 'available', hasPlates: true }] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear table 2' }));

    await expect(args.onDo).toHaveBeenCalledWith({ type: 'tableCleared', tableId: 2 });
  },
});

const suggestion = { id: 1, mood: 'waiting', message: 'feedback.suggest_intermediate', customer: null } as const;

export const MovingUpSuggested = meta.story({
  tags: ['nightly'],
  args: {
    game: { ...startedGame(), feedback: [{ ...suggestion, points: 0, patiencePercent: 100, action: 'move_up' }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));

    await expect(args.onDo).toHaveBeenCalledWith({ type: 'movedUp' });
  },
});

export const SomeoneToServe = meta.story({
  args: { game: busyGame() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Serve Mina' }));

    await expect(args.onDo).toHaveBeenCalledWith({ type: 'tablePressed', tableId: 5 });
  },
});

export const SomeoneToAsk = meta.story({
  args: { game: { ...busyGame(), tables: busyGame().tables.filter(({ status }) => status !== 'ready') } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('“I got a gold star today!”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Zuri’s order' }));

    await expect(args.onDo).toHaveBeenCalledWith({ type: 'tablePressed', tableId: 4 });
  },
});

const longAgo = '2026-10-20';

export const ARegularIsBack = meta.story({
  args: {
    game: {
      ...busyGame(),
      tables: busyGame().tables.flatMap((table) =>
        table.status === 'waiting'
          ? [{ ...table, visit: { skill: 'times_tables', band: 'ages_8_9', visitedOn: longAgo } }]
          : [],
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Zuri is back, at table 4.' })).toBeVisible();
    await expect(canvas.getByText('On October 20, you used your times tables.')).toBeVisible();
  },
});

/** The order stays the one bright action. */
export const SomeoneToAskAndATableToClear = meta.story({
  tags: ['nightly'],
  args: {
    game: {
      ...busyGame(),
      tables: busyGame()
        .tables.filter(({ status }) => status !== 'ready')
        .map((table) => (table.status === 'available' ? { ...table, hasPlates: true } : table)),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Take Zuri’s order' })).toHaveAttribute('data-tone', 'accent');
    const clear = canvas.getByRole('button', { name: 'Clear table 1' });
    await expect(clear).toHaveAttribute('data-variant', 'outline');

    await userEvent.click(clear);

    await expect(args.onDo).toHaveBeenCalledWith({ type: 'tableCleared', tableId: 1 });
  },
});
