import { expect, fn } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { forcedStates, forceState } from '../Button/forceState.fixture.ts';
import { accessIcon, bookIcon, crossIcon, exitIcon, flameIcon, helpIcon, pauseIcon, soundIcon } from '../Icon/icons.ts';
import { IconButton } from './IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Controls/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { icon: pauseIcon, label: 'Pause', onPress: fn() },
});

const row = { display: 'flex', gap: 8 } as const;

export const Default = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** The header of the game. */
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

/** 44 px in headers, 56 px for the one icon button a child needs. */
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

/** Disabled. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
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

/** At rest, hovered, pressed, focused, disabled. */
export const States = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  render: () => (
    <div style={{ ...row, gap: 16 }}>
      <EveryState />
    </div>
  ),
});

/** On the `tile` surface it becomes light automatically. */
export const OnTile = meta.story({
  render: () => (
    <div data-surface="tile" style={{ ...row, gap: 16, padding: 24, background: 'var(--surface-tile)' }}>
      <EveryState />
    </div>
  ),
});

export const DoKnown = meta.story({
  tags: ['guidance'],
  name: 'Icons that everybody knows, such as closing and sound.',
  render: () => (
    <Stack direction="horizontal" gap="s">
      <IconButton icon={soundIcon} label="Sound" />
      <IconButton icon={crossIcon} label="Close" />
    </Stack>
  ),
});

export const DontKnown = meta.story({
  tags: ['guidance'],
  name: 'Icons that have to be guessed. These need a label: use a Button.',
  render: () => (
    <Stack direction="horizontal" gap="s">
      <IconButton icon={bookIcon} label="Practice list" />
      <IconButton icon={flameIcon} label="Challenge speed" />
    </Stack>
  ),
});
