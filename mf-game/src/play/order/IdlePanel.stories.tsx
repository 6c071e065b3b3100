import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { busyGame, startedGame } from '../../session/scenes.fixture.ts';
import { IdlePanel } from './IdlePanel.tsx';

const meta = preview.meta({
  title: 'Game/Order panel without an order',
  component: IdlePanel,
  args: { game: startedGame(), onPress: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 408 }}>{Story()}</div>],
});

export const Quiet = meta.story();

export const SomeoneToServe = meta.story({
  args: { game: busyGame() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Serve Mina' }));

    await expect(args.onPress).toHaveBeenCalledWith(5);
  },
});

export const SomeoneToAsk = meta.story({
  args: { game: { ...busyGame(), tables: busyGame().tables.filter(({ status }) => status !== 'ready') } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take Zuri’s order' }));

    await expect(args.onPress).toHaveBeenCalledWith(4);
  },
});
