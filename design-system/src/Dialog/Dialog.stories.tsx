import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Surfaces/Dialog',
  component: Dialog,
  args: {
    title: "Not quite. Let's check the bill.",
    isOpen: true,
    children: <p>Two burgers are $9.00. With the fries it is $11.75.</p>,
  },
});

const question = {
  size: 'small',
  title: 'Leave the game?',
  children: <p>Your day is kept until you come back.</p>,
} as const;

const twoActions = (
  <>
    <Button emphasis="quiet" icon="hint">
      Show it another way
    </Button>
    <Button>Try one like it</Button>
  </>
);

export const WithActions = meta.story({ args: { actions: twoActions, description: 'You are 50 cents away.' } });

export const Small = meta.story({ args: { ...question, actions: <Button>Keep playing</Button> } });

export const WithPortrait = meta.story({
  args: {
    actions: twoActions,
    description: 'You are 50 cents away. Omar is still happy to wait.',
    portrait: (
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="44" r="30" fill="#DFA274" />
        <path d="M14 122C14 99 34 88 60 88s46 11 46 34Z" fill="#EFA719" />
      </svg>
    ),
    children: (
      <p style={{ padding: 20, background: 'var(--surface-paper)', color: 'var(--text-on-paper)' }}>How it adds up</p>
    ),
  },
});

function Opened(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Math Bistro</h1>
      <Button onPress={() => setIsOpen(true)}>Leave</Button>
      <Dialog
        {...question}
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={
          <>
            <Button emphasis="quiet">Leave the game</Button>
            <Button onPress={() => setIsOpen(false)}>Keep playing</Button>
          </>
        }
      />
    </main>
  );
}

export const EscapeGivesFocusBack = meta.story({
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Leave' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Leave the game?' });
    await waitFor(() => expect(dialog).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FocusStaysInside = meta.story({
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog');

    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
});

export const ClosesByAction = meta.story({
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Keep playing' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
  },
});
