import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { bellIcon, binIcon, hintIcon, repeatIcon } from '../Icon/icons.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { forcedStates, forceState } from './forceState.fixture.ts';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Controls/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Try one like it', onPress: fn() },
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

/** `solid`: the primary action of a view or dialog. */
export const Solid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try one like it' }));

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** `solid` with the tone `accent` (butter): the one next step on a child’s screen. Never on a dashboard. */
export const Accent = meta.story({ args: { tone: 'accent', icon: bellIcon, children: 'Start Playing Now' } });

/** `outline`: secondary actions, any number of them. */
export const Outline = meta.story({ args: { variant: 'outline', icon: hintIcon, children: 'Show it another way' } });

/** `outline` with the tone `danger`: a secondary action that removes something. It opens a confirmation dialog. */
export const OutlineDanger = meta.story({
  args: { variant: 'outline', tone: 'danger', icon: binIcon, children: 'Remove Leo' },
});

/** `solid` with the tone `danger` (berry): only in that dialog, in last position. Repeats what will happen. */
export const Danger = meta.story({
  args: { tone: 'danger', children: 'Remove Leo' },
  render: (args) => (
    <div style={row}>
      <Button variant="outline">Keep Leo</Button>
      <Button {...args} />
    </div>
  ),
});

/** `text`: in sentences and lists. */
export const Text = meta.story({ args: { variant: 'text', children: 'Skip this' } });

/**
 * Buttons are `large` (56 px high) for children and `medium` (44 px) for adults. The page’s audience decides, and `size` overrides it.
 */
export const ForAdults = meta.story({ args: { size: 'medium', children: 'Save' } });

/** Disabled buttons cannot be reached by keyboard. If the reason is not obvious, state it nearby. */
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
  tags: ['behavior'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');

    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

const saved = fn();

function Saving(props: Partial<ButtonProps>) {
  const [isPending, setIsPending] = useState(false);
  const save = () => {
    saved();
    setIsPending(true);
  };
  return (
    <div style={row}>
      <Button {...props} isPending={isPending} pendingLabel="Saving…" onPress={save}>
        Save changes
      </Button>
      <Button variant="text" onPress={() => setIsPending(false)}>
        Finish saving
      </Button>
    </div>
  );
}

/**
 * While the action is in progress, `isPending` shows the bell and `pendingLabel`. Pass both from the start, so that the button keeps its
 * width.
 */
export const Pending = meta.story({
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    saved.mockClear();
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await document.fonts.ready;
    const sizeAtRest = save.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(save).toHaveAccessibleName('Saving…'));
    await expect(save).toHaveFocus();
    await expect(save.getBoundingClientRect().width).toBe(sizeAtRest.width);
    await expect(save.getBoundingClientRect().height).toBe(sizeAtRest.height);
    await expect(await screen.findAllByRole('img', { name: 'Saving…' })).toHaveLength(1);

    await userEvent.keyboard('{Enter}');
    await userEvent.click(save);
    await expect(saved).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: 'Finish saving' }));
    await waitFor(() => expect(save).toHaveAccessibleName('Save changes'));
    await expect(save).not.toHaveAttribute('aria-disabled');
    // The announcement refers to a button that the next story does not have.
    for (const log of screen.getAllByRole('log')) log.replaceChildren();
  },
});

function Saves() {
  const [isPending, setIsPending] = useState(false);
  const save = () => {
    setIsPending(true);
    setTimeout(() => setIsPending(false), 200);
  };
  return (
    <Button isPending={isPending} pendingLabel="Saving…" onPress={save}>
      Save
    </Button>
  );
}

export const PendingForAMoment = meta.story({ tags: ['behavior'], render: () => <Saves /> });

export const PendingWithoutLabel = meta.story({
  tags: ['nightly'],
  args: { isPending: true, children: 'Join' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('One moment…');
  },
});

/** Long labels wrap. */
export const LongLabel = meta.story({
  tags: ['nightly'],
  args: { icon: repeatIcon, children: 'Start the whole week over with the same customers' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(288);
  },
});

/** On tile and board, `outline` buttons become light automatically. */
export const OnTile = meta.story({
  args: { variant: 'outline', children: 'Quick Tutorial (2 min)' },
  render: (args) => (
    <div data-surface="tile" style={{ ...row, padding: 24, background: 'var(--surface-tile)' }}>
      <Button tone="accent">Start Playing Now</Button>
      <Button {...args} />
      <Button variant="outline" tone="danger" icon={binIcon}>
        Remove
      </Button>
      <Button variant="text">Skip this</Button>
    </div>
  ),
});

export const AllVariants = meta.story({
  render: () => (
    <div style={row}>
      <Button tone="accent" icon={bellIcon}>
        Serve
      </Button>
      <Button>Primary</Button>
      <Button variant="outline">Quiet</Button>
      <Button variant="text">Link</Button>
      <Button isDisabled>Disabled</Button>
    </div>
  ),
});

const looks = [
  { variant: 'solid', tone: 'neutral' },
  { variant: 'solid', tone: 'accent' },
  { variant: 'solid', tone: 'danger' },
  { variant: 'outline', tone: 'neutral' },
  { variant: 'outline', tone: 'danger' },
  { variant: 'text', tone: 'neutral' },
] as const;

function StateRow({ variant, tone }: Pick<Required<ButtonProps>, 'variant' | 'tone'>) {
  return (
    <div style={row}>
      <strong style={{ minInlineSize: 120 }}>
        {variant}, {tone}
      </strong>
      <Button variant={variant} tone={tone}>
        Rest
      </Button>
      {forcedStates.map((state) => (
        <span key={state} ref={forceState(state)}>
          <Button variant={variant} tone={tone}>
            {state}
          </Button>
        </span>
      ))}
      <Button variant={variant} tone={tone} isDisabled>
        Disabled
      </Button>
      <Button variant={variant} tone={tone} isPending pendingLabel="Pending…">
        Save
      </Button>
    </div>
  );
}

/** Every variant and tone in every state. */
export const States = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {looks.map((look) => (
        <StateRow key={`${look.variant} ${look.tone}`} {...look} />
      ))}
    </div>
  ),
});

export const DoPrimary = meta.story({
  tags: ['guidance'],
  name: 'One primary action. What else can be done is quiet.',
  render: () => (
    <Stack direction="horizontal">
      <Button variant="outline" size="medium">
        Discard
      </Button>
      <Button size="medium">Save changes</Button>
    </Stack>
  ),
});

export const DontPrimary = meta.story({
  tags: ['guidance'],
  name: 'Two primary actions compete, and people have to read both.',
  render: () => (
    <Stack direction="horizontal">
      <Button size="medium">Discard</Button>
      <Button size="medium">Save changes</Button>
    </Stack>
  ),
});

export const DoVerb = meta.story({
  tags: ['guidance'],
  name: 'The label says what will happen, even without the question.',
  render: () => (
    <Stack direction="horizontal">
      <Button variant="outline" size="medium">
        Keep Leo
      </Button>
      <Button tone="danger" size="medium">
        Remove Leo
      </Button>
    </Stack>
  ),
});

export const DontVerb = meta.story({
  tags: ['guidance'],
  name: 'Yes and no only make sense to those who read the question.',
  render: () => (
    <Stack direction="horizontal">
      <Button variant="outline" size="medium">
        No
      </Button>
      <Button tone="danger" size="medium">
        Yes
      </Button>
    </Stack>
  ),
});
