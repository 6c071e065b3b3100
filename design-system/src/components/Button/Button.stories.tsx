import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { bellIcon, binIcon, hintIcon, repeatIcon } from '../Icon/icons.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { forceState, forcedStates } from './forceState.fixture.ts';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Try one like it', onPress: fn() },
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export const Main = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try one like it' }));

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Play = meta.story({ args: { emphasis: 'play', icon: bellIcon, children: 'Start Playing Now' } });

export const Quiet = meta.story({ args: { emphasis: 'quiet', icon: hintIcon, children: 'Show it another way' } });

export const QuietDanger = meta.story({ args: { emphasis: 'quietDanger', icon: binIcon, children: 'Remove Leo' } });

export const Danger = meta.story({
  args: { emphasis: 'danger', children: 'Remove Leo' },
  render: (args) => (
    <div style={row}>
      <Button emphasis="quiet">Keep Leo</Button>
      <Button {...args} />
    </div>
  ),
});

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
      <Button emphasis="text" onPress={() => setIsPending(false)}>
        Finish saving
      </Button>
    </div>
  );
}

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

export const PendingWithoutLabel = meta.story({
  args: { isPending: true, children: 'Join' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('One moment…');
  },
});

export const LongLabel = meta.story({
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

export const OnTile = meta.story({
  args: { emphasis: 'quiet', children: 'Quick Tutorial (2 min)' },
  render: (args) => (
    <div data-surface="tile" style={{ ...row, padding: 24, background: 'var(--surface-tile)' }}>
      <Button emphasis="play">Start Playing Now</Button>
      <Button {...args} />
      <Button emphasis="quietDanger" icon={binIcon}>
        Remove
      </Button>
      <Button emphasis="text">Skip this</Button>
    </div>
  ),
});

export const AllEmphases = meta.story({
  render: () => (
    <div style={row}>
      <Button emphasis="play" icon={bellIcon}>
        Serve
      </Button>
      <Button>Primary</Button>
      <Button emphasis="quiet">Quiet</Button>
      <Button emphasis="text">Link</Button>
      <Button isDisabled>Disabled</Button>
    </div>
  ),
});

const emphases = ['main', 'play', 'quiet', 'quietDanger', 'danger', 'text'] as const;

function StateRow({ emphasis }: Pick<Required<ButtonProps>, 'emphasis'>) {
  return (
    <div style={row}>
      <strong style={{ minInlineSize: 120 }}>{emphasis}</strong>
      <Button emphasis={emphasis}>Rest</Button>
      {forcedStates.map((state) => (
        <span key={state} ref={forceState(state)}>
          <Button emphasis={emphasis}>{state}</Button>
        </span>
      ))}
      <Button emphasis={emphasis} isDisabled>
        Disabled
      </Button>
      <Button emphasis={emphasis} isPending pendingLabel="Pending…">
        Save
      </Button>
    </div>
  );
}

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {emphases.map((emphasis) => (
        <StateRow key={emphasis} emphasis={emphasis} />
      ))}
    </div>
  ),
});
