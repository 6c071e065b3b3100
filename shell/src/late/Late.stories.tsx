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
    <Dialog title="Help" isOpen hasClose onOpenChange={onClose}>
      Choose a game.
    </Dialog>
  );
}

function Opener({ load }: { load: () => Promise<typeof Help> }) {
  const [part] = useState(() => latePart(load));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main style={{ minBlockSize: 420 }}>
      <h1>Games</h1>
      <Button onPress={() => setOpen(true)}>Open help</Button>
      {isOpen && <Late part={part} props={{ onClose: close }} onGiveUp={close} />}
    </main>
  );
}

const meta = preview.meta({ title: 'Shell/Late part', component: Opener, args: { load: async () => Help } });

const opener = () => screen.getByRole('button', { name: 'Open help' });
const offline = () => Promise.reject(new TypeError('offline'));

export const ComesAtOnce = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

export const TakesAWhile = meta.story({
  args: { load: () => new Promise(() => {}) },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());

    const wait = await screen.findByRole('status');
    await waitFor(() => expect(wait).toBeVisible());
    await expect(wait).toHaveTextContent('One moment, please…');
    await expect(opener()).toHaveFocus();
  },
});

export const DidNotCome = meta.story({
  args: { load: offline },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());

    await expect(await screen.findByRole('alert')).toHaveTextContent(/did not open. Nothing is lost/);
    await expect(opener()).toHaveFocus();
  },
});

export const CanWait = meta.story({
  args: { load: offline },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());

    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(opener()).toHaveFocus();
  },
});

export const ComesAtTheSecondTry = meta.story({
  args: { load: fn(offline) },
  beforeEach: ({ args }) => {
    const load = fn<() => Promise<typeof Help>>(async () => Help).mockImplementationOnce(offline);
    Object.assign(args, { load });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener()).toHaveFocus());
  },
});
