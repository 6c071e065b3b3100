import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Late } from './Late.tsx';
import { latePart } from '@countertop/design-system/latePart';

interface HelpProps {
  onClose: () => void;
}

function Help({ onClose }: HelpProps) {
  return (
    <Dialog title="How to Play" isOpen hasClose onOpenChange={onClose}>
      Choose a table.
    </Dialog>
  );
}

function Opener({ load }: { load: () => Promise<typeof Help> }) {
  const [part] = useState(() => latePart(load));
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <main style={{ minBlockSize: 420 }}>
      <h1>Math Bistro</h1>
      <Button onPress={() => setOpen(true)}>Help</Button>
      {isOpen && <Late part={part} props={{ onClose }} onGiveUp={onClose} />}
    </main>
  );
}

const meta = preview.meta({
  title: 'Game/Late part',
  component: Opener,
  args: { load: async () => Help },
});

const help = () => screen.getByRole('button', { name: 'Help' });

export const ComesAtOnce = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(help());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'How to Play' })).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(help()).toHaveFocus());
  },
});

export const TakesAWhile = meta.story({
  args: { load: () => new Promise(() => {}) },
  play: async ({ userEvent }) => {
    await userEvent.click(help());

    await expect(await screen.findByRole('status')).toHaveTextContent('One moment, please…');
    await expect(help()).toHaveFocus();
  },
});

const offline = () => Promise.reject(new TypeError('offline'));

export const DidNotCome = meta.story({
  args: { load: offline },
  play: async ({ userEvent }) => {
    await userEvent.click(help());
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Nothing is lost/);
  },
});

export const CanWait = meta.story({
  args: { load: offline },
  play: async ({ userEvent }) => {
    await userEvent.click(help());

    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(help()).toHaveFocus());
  },
});

export const ComesAtTheSecondTry = meta.story({
  args: { load: fn(offline) },
  beforeEach: ({ args }) => {
    const load = fn<() => Promise<typeof Help>>(async () => Help).mockImplementationOnce(offline);
    Object.assign(args, { load });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(help());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'How to Play' })).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(help()).toHaveFocus());
  },
});
