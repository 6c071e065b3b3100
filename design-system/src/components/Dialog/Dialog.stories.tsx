import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { hintIcon, menuIcon } from '../Icon/icons.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Ticket, TicketLine, TicketRule } from '../Ticket/Ticket.tsx';
import { Dialog, type DialogProps, DialogTrigger } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Overlays/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  // On the docs page each dialog is in an iframe, or the first one would cover the others.
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: {
    title: "Not quite. Let's check the bill.",
    isOpen: true,
    children: <p>Two burgers are $9.00. With the fries it is $11.75.</p>,
  },
});

const question = {
  size: 'small',
  title: 'Leave the game?',
  children: <p>Your day is saved until you come back.</p>,
} as const;

const twoActions = (
  <>
    <Button variant="outline" icon={hintIcon}>
      Show it another way
    </Button>
    <Button>Try one like it</Button>
  </>
);

/** Actions are at the end, primary last. On phones they fill the width, in one row if they fit. */
export const WithActions = meta.story({ args: { actions: twoActions, description: 'You are 50 cents away.' } });

/** A customer rests on the edge of the ticket. */
export const WithCustomer = meta.story({
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
            <Button variant="outline">Leave the game</Button>
            <Button onPress={() => setIsOpen(false)}>Keep playing</Button>
          </>
        }
      />
    </main>
  );
}

export const EscapeRestoresFocus = meta.story({
  tags: ['behavior'],
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Leave' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Leave the game?' });
    await waitFor(() => expect(dialog).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FocusStaysInside = meta.story({
  tags: ['behavior', 'nightly'],
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
  tags: ['behavior'],
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Keep playing' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A question. */
export const Small = meta.story({ args: { ...question, actions: <Button>Keep playing</Button> } });

/** Dialogs without a closing action show a close button. Inside a `DialogTrigger` they need no state. */
export const WithClose = meta.story({
  tags: ['nightly'],
  render: () => (
    <main>
      <h1>Math Bistro</h1>
      <DialogTrigger>
        <Button variant="outline">What’s new</Button>
        <Dialog title="What’s new" size="small" hasClose>
          <p>Three customers have moved to the neighborhood.</p>
        </Dialog>
      </DialogTrigger>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'What’s new' });
    await userEvent.click(opener);

    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const WithCloseOpen = meta.story({ args: { ...question, title: 'What’s new', hasClose: true } });

/**
 * Focus starts on the dialog itself, so that its title is read first. Forms start in the first field with `autoFocus`.
 */
export const FirstFieldTakesFocus = meta.story({
  tags: ['nightly'],
  args: {
    ...question,
    title: 'Name the restaurant',
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a form that opens starts in its first field
    children: <TextField label="Name" defaultValue="Math Bistro" autoFocus />,
    actions: <Button slot="close">Save</Button>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const EscapeDoesNotClose = meta.story({
  tags: ['behavior'],
  render: () => <Opened isKeyboardDismissDisabled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const PressOutsideCloses = meta.story({
  tags: ['behavior'],
  render: () => <Opened isDismissable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('dialog');

    await userEvent.pointer([{ keys: '[MouseLeft]', target: document.body, coords: { x: 4, y: 4 } }]);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

function OpenedFromMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Math Bistro</h1>
      <MenuTrigger>
        <Button variant="outline" icon={menuIcon}>
          More
        </Button>
        <Menu label="More">
          <MenuItem onAction={() => setIsOpen(true)}>Leave the game</MenuItem>
        </Menu>
      </MenuTrigger>
      <Dialog
        {...question}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={<Button slot="close">Keep playing</Button>}
      />
    </main>
  );
}

export const FromAMenu = meta.story({
  tags: ['behavior', 'nightly'],
  render: () => <OpenedFromMenu />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave the game' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the game?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

const steps = Array.from(
  { length: 14 },
  (_, index) => `${index + 1}. A customer sits down, orders, and pays the bill.`,
);

const tall = {
  title: 'How to play, from the first customer to the last',
  children: (
    <div style={{ display: 'grid', gap: 16 }}>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </div>
  ),
  actions: twoActions,
};

/**
 * Dialogs fit the window. In tall ones the content scrolls; title and actions stay in view, and a shadow shows that there is more. In very
 * short windows the title scrolls, too, and at 400 % zoom everything does.
 */
export const TallerThanTheWindow = meta.story({
  args: tall,
  globals: { textSize: '100' },
  play: async () => {
    const last = await screen.findByRole('button', { name: 'Try one like it' });
    const heading = screen.getByRole('heading', { name: /How to play/ });

    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    screen.getByText(/^14\./).scrollIntoView();

    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** On a phone. */
export const OnAPhone = meta.story({
  args: { actions: twoActions, description: 'You are 50 cents away.' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A title of many lines must not cover the field that has the focus. */
export const OnASmallPhoneWithLargeText = meta.story({
  args: {
    title: 'Be the first to know when Math Detective opens',
    description: 'Enter an email address and we’ll send you one email on that day. Children: please ask a grown-up.',
    size: 'small',
    hasClose: true,
    actions: twoActions,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a form that opens starts in its first field
    children: <TextField label="Email address" autoFocus />,
  },
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: '150' },
  play: async () => {
    const field = screen.getByRole('textbox', { name: 'Email address' });
    const elementInTheMiddle = () => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };

    await waitFor(() => expect(elementInTheMiddle()).toBe(field));
  },
});

export const DoVerb = meta.story({
  tags: ['guidance'],
  parameters: { docs: { story: { inline: true } } },
  name: 'Press the button: the answers repeat the verb of the question.',
  render: () => (
    <DialogTrigger>
      <Button variant="outline">Leave</Button>
      <Dialog
        title="Leave the game?"
        size="small"
        actions={
          <>
            <Button variant="outline" slot="close">
              Leave the game
            </Button>
            <Button slot="close">Keep playing</Button>
          </>
        }
      >
        <p>Your day is saved until you come back.</p>
      </Dialog>
    </DialogTrigger>
  ),
});

export const DontVerb = meta.story({
  tags: ['guidance'],
  parameters: { docs: { story: { inline: true } } },
  name: 'Press the button: title, text and buttons say the same three times.',
  render: () => (
    <DialogTrigger>
      <Button variant="outline">Exit</Button>
      <Dialog
        title="Are you sure?"
        size="small"
        actions={
          <>
            <Button variant="outline" slot="close">
              Yes
            </Button>
            <Button slot="close">Cancel</Button>
          </>
        }
      >
        <p>Are you sure that you want to continue?</p>
      </Dialog>
    </DialogTrigger>
  ),
});
