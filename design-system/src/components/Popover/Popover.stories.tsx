import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { infoIcon } from '../Icon/icons.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Popover, type PopoverProps, PopoverTrigger } from './Popover.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Overlays/Popover',
  tags: ['autodocs'],
  component: Popover,
  args: {
    title: 'How points are counted',
    children: <p>A right answer is worth 10 points, plus 1.5 points for every second left.</p>,
  },
  render: (args: PopoverProps) => (
    <div>
      <h1>Math Bistro</h1>
      <PopoverTrigger>
        <Button variant="outline" icon={infoIcon}>
          How points work
        </Button>
        <Popover {...args} />
      </PopoverTrigger>
    </div>
  ),
});

async function open() {
  screen.getByRole('button', { name: 'How points work' }).click();

  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

/** With a title. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'How points work' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'How points are counted' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
});

/** With an arrow, for triggers close to each other. */
export const WithArrow = meta.story({ tags: ['nightly'], args: { hasArrow: true }, play: open });

export const Above = meta.story({
  tags: ['nightly'],
  args: { hasArrow: true, placement: 'top' },
  decorators: [(Story) => <div style={{ paddingBlockStart: '22rem' }}>{Story()}</div>],
  play: open,
});

/** The title can be hidden. It is still the accessible name. */
export const HiddenTitle = meta.story({
  tags: ['nightly'],
  render: () => (
    <div>
      <h1>Math Bistro</h1>
      <PopoverTrigger>
        <IconButton icon={infoIcon} label="About this level" />
        <Popover title="About this level" isTitleHidden>
          <p>In level 4 you give change from ten dollars.</p>
        </Popover>
      </PopoverTrigger>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About this level' }));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'About this level' })).toBeVisible());
  },
});

/** A field with `autoFocus` gets focus, and the function form receives `close`. */
export const WithAField = meta.story({
  args: {
    title: 'Rename the restaurant',
    children: ({ close }) => (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a form that opens starts in its first field */}
        <TextField label="Name" defaultValue="Math Bistro" autoFocus />
        <Button onPress={close}>Save</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'How points work' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const EscapeRestoresFocus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'How points work' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Tall content scrolls. End long text with a button, so that keyboard users can reach the end. */
export const LongText = meta.story({
  tags: ['nightly'],
  args: {
    hasArrow: true,
    children: (
      <>
        {['Explorer', 'Intermediate', 'Pro', 'Expert'].flatMap((band) =>
          ['answer', 'second', 'day'].map((what) => (
            <p key={band + what}>
              {band}: a right answer is worth 10 points. Every {what} that is left adds one and a half.
            </p>
          )),
        )}
        <Button slot="close">Close</Button>
      </>
    ),
  },
  play: open,
});

export const DoQuestion = meta.story({
  tags: ['guidance'],
  name: 'Press the button: the title answers the question that the button raises.',
  render: () => (
    <PopoverTrigger>
      <Button>How is accuracy calculated?</Button>
      <Popover title="Accuracy">
        <p>First tries that were right, out of all problems of the week.</p>
      </Popover>
    </PopoverTrigger>
  ),
});

export const DontQuestion = meta.story({
  tags: ['guidance'],
  name: 'Press the button: a list of actions. Use a Menu, which arrow keys can move through.',
  render: () => (
    <PopoverTrigger>
      <Button>Class 3B</Button>
      <Popover title="Class 3B">
        <Stack gap="s">
          <Button>Rename</Button>
          <Button>Print</Button>
        </Stack>
      </Popover>
    </PopoverTrigger>
  ),
});
