import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Customer } from '../Customer/Customer.tsx';
import { Ticket, TicketLine, TicketRule } from '../Ticket/Ticket.tsx';
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
    portrait: <Customer look={1} mood="waiting" />,
    children: (
      <Ticket>
        <h3>How it adds up</h3>
        <TicketLine label="2 burgers: 2 × $4.50" value="$9.00" />
        <TicketLine label="1 fries" value="$2.75" />
        <TicketRule />
        <TicketLine label="Total" value="$11.75" />
      </Ticket>
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
