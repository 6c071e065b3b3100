import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: 'pause' as const, label: 'Pause', onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Header = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconButton icon="help" label="Help" />
      <IconButton icon="access" label="Accessibility" />
      <IconButton icon="sound" label="Sound off" />
      <IconButton icon="pause" label="Pause" />
      <IconButton icon="exit" label="Leave the game" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: 'Accessibility' })).toHaveFocus();
  },
});
