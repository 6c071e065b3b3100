import { expect, fn } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { forceState, forcedStates } from '../Button/forceState.fixture.ts';
import { accessIcon, exitIcon, helpIcon, pauseIcon, soundIcon } from '../Icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: pauseIcon, label: 'Pause', onPress: fn() },
});

const row = { display: 'flex', gap: 8 } as const;

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ ...row, alignItems: 'center' }}>
      <IconButton {...args} />
      <IconButton {...args} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [small, large] = canvas.getAllByRole('button', { name: 'Pause' });

    await expect([small?.offsetWidth, small?.offsetHeight]).toEqual([44, 44]);
    await expect([large?.offsetWidth, large?.offsetHeight]).toEqual([56, 56]);
  },
});

export const Header = meta.story({
  render: () => (
    <div style={row}>
      <IconButton icon={helpIcon} label="Help" />
      <IconButton icon={accessIcon} label="Accessibility" />
      <IconButton icon={soundIcon} label="Sound off" />
      <IconButton icon={pauseIcon} label="Pause" />
      <IconButton icon={exitIcon} label="Leave the game" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: 'Accessibility' })).toHaveFocus();
  },
});

function EveryState() {
  return (
    <>
      <IconButton icon={pauseIcon} label="Pause" />
      {forcedStates.map((state) => (
        <span key={state} ref={forceState(state)}>
          <IconButton icon={pauseIcon} label={`Pause, ${state}`} />
        </span>
      ))}
      <IconButton icon={pauseIcon} label="Pause, disabled" isDisabled />
    </>
  );
}

export const States = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  render: () => (
    <div style={{ ...row, gap: 16 }}>
      <EveryState />
    </div>
  ),
});

export const OnTile = meta.story({
  render: () => (
    <div data-surface="tile" style={{ ...row, gap: 16, padding: 24, background: 'var(--surface-tile)' }}>
      <EveryState />
    </div>
  ),
});
