import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Fields/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { children: 'Sound effects', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
});

/** The state is shown as text, and by position and color. */
export const Off = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Sound effects' });
    await expect(canvas.getByText('Off')).toBeVisible();

    await userEvent.click(canvas.getByText('Sound effects'));

    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByText('On')).toBeVisible());
    await expect(canvas.getByText('Off')).not.toBeVisible();
  },
});

/** On, with help text. */
export const On = meta.story({ args: { defaultSelected: true, description: 'Bell, coins and footsteps.' } });

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();

    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

/** In a column, switches are aligned at the end. */
export const Several = meta.story({
  render: () => (
    <>
      <Switch defaultSelected>Sound effects</Switch>
      <Switch>Music</Switch>
      <Switch description="Customers wait as long as you need.">Take my time</Switch>
    </>
  ),
});

/** Disabled. The help text explains why. */
export const Disabled = meta.story({
  render: () => (
    <>
      <Switch isDisabled description="This browser has no sound.">
        Sound effects
      </Switch>
      <Switch isDisabled defaultSelected>
        Music
      </Switch>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('switch', { name: 'Music' })).not.toHaveFocus();
  },
});

/** Read-only. */
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultSelected: true, description: 'Your teacher turned this on.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));

    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Long labels wrap, and the switch keeps its size. */
export const LongLabel = meta.story({
  args: { children: 'Read every new ticket aloud as soon as it arrives', defaultSelected: true },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
});

/** In RTL the thumb moves the other way. */
export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  render: () => (
    <>
      <Switch defaultSelected>Sound effects</Switch>
      <Switch>Music</Switch>
    </>
  ),
});

export const DoLabel = meta.story({
  tags: ['guidance'],
  name: 'The label names what is on.',
  render: () => <Switch defaultSelected>Sound effects</Switch>,
});

export const DontLabel = meta.story({
  tags: ['guidance'],
  name: 'On means off. Or does it?',
  render: () => <Switch>Turn sound effects off</Switch>,
});
