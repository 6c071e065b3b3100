import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = preview.meta({
  title: 'Overlays/AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  args: {
    title: 'Start a new day?',
    children: <p>Today’s customers go home. You keep your money and badges.</p>,
    confirmLabel: 'Start a new day',
    isOpen: true,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    // On the docs page each dialog is in an iframe, or the first one would cover the others.
    docs: { story: { inline: false, height: '440px' } },
  },
});

const destructive = {
  title: 'Delete the class?',
  children: <p>This permanently deletes the class and the results of its 24 students.</p>,
  confirmLabel: 'Delete the class',
  pendingLabel: 'Deleting…',
  isDestructive: true,
} as const;

function WithTrigger({ onConfirm }: Pick<AlertDialogProps, 'onConfirm'>) {
  return (
    <main>
      <h1>Your classes</h1>
      <DialogTrigger>
        <Button variant="outline" tone="danger">
          Delete the class
        </Button>
        <AlertDialog {...destructive} onConfirm={onConfirm} />
      </DialogTrigger>
    </main>
  );
}

/** Focus starts on the safe choice. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Start a new day?' });
    await expect(dialog).toHaveAccessibleDescription('Today’s customers go home. You keep your money and badges.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());

    await userEvent.click(screen.getByRole('button', { name: 'Start a new day' }));

    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** The button of an action that cannot be undone is berry red, with an octagon. */
export const Destructive = meta.story({ args: { ...destructive, cancelLabel: 'Keep the class' } });

export const Canceled = meta.story({
  tags: ['behavior'],
  args: { ...destructive, onCancel: fn() },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');

    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** While `onConfirm` is pending, nothing else can be pressed. */
export const Pending = meta.story({
  args: { ...destructive, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the class' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** If it fails, the dialog stays open with an error message, and the action can be retried. */
export const Failed = meta.story({
  args: {
    ...destructive,
    onConfirm: fn(() => Promise.reject(new Error('503'))),
    failureMessage: () => 'The server is not responding. The class was not deleted. Try again in a minute.',
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the class' }));

    await expect(await screen.findByRole('alert')).toHaveTextContent('The class was not deleted.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Delete the class' })).toBeEnabled();
  },
});

export const Retry = meta.story({
  tags: ['behavior'],
  render: () => {
    const onConfirm = fn().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined);
    return <WithTrigger onConfirm={onConfirm} />;
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete the class' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the class' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the class' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

// wcag22-3.3.4 (kit)

export const EscapeCancels = meta.story({
  tags: ['behavior'],
  render: () => <WithTrigger onConfirm={fn()} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete the class' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const DoLoss = meta.story({
  tags: ['guidance'],
  parameters: { docs: { story: { inline: true } } },
  name: 'Press the button: the text says exactly what is lost, and the buttons repeat the verb.',
  render: () => (
    <DialogTrigger>
      <Button>Delete class 3B</Button>
      <AlertDialog
        title="Delete class 3B?"
        confirmLabel="Delete the class"
        cancelLabel="Keep the class"
        isDestructive
        onConfirm={() => {}}
      >
        The results of its 24 students are deleted, too.
      </AlertDialog>
    </DialogTrigger>
  ),
});

export const DontLoss = meta.story({
  tags: ['guidance'],
  parameters: { docs: { story: { inline: true } } },
  name: 'Press the button: nobody learns what will be gone, and “Yes” may mean either.',
  render: () => (
    <DialogTrigger>
      <Button>Delete class 3C</Button>
      <AlertDialog title="Are you sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={() => {}}>
        This action cannot be undone.
      </AlertDialog>
    </DialogTrigger>
  ),
});
