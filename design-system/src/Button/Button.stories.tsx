import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Try one like it', onPress: fn() },
});

export const Main = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try one like it' }));

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Play = meta.story({ args: { emphasis: 'play', icon: 'bell', children: 'Start Playing Now' } });

export const Quiet = meta.story({ args: { emphasis: 'quiet', icon: 'hint', children: 'Show it another way' } });

export const Text = meta.story({ args: { emphasis: 'text', children: 'Skip this' } });

export const ForAdults = meta.story({ args: { size: 'adult', children: 'Save' } });

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');

    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const OnTile = meta.story({
  args: { emphasis: 'quiet', children: 'Quick Tutorial (2 min)' },
  render: (args) => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      <Button {...args} />
    </div>
  ),
});

export const AllTogether = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <Button emphasis="play" icon="bell">
        Serve
      </Button>
      <Button>Primary</Button>
      <Button emphasis="quiet">Quiet</Button>
      <Button emphasis="text">Link</Button>
      <Button isDisabled>Disabled</Button>
    </div>
  ),
});
