import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { lazyComponent } from './lazy.ts';
import { LazyBoundary, type LazyBoundaryProps } from './LazyBoundary.tsx';

interface HelpProps {
  onClose: () => void;
}

function HelpDialog({ onClose }: HelpProps) {
  return (
    <Dialog title="Help" isOpen hasClose onOpenChange={onClose}>
      Choose a game.
    </Dialog>
  );
}

function HelpText() {
  return <p>Choose a game.</p>;
}

type Load = () => Promise<(props: HelpProps) => React.ReactNode>;

function Opener({ load, placement = 'overlay' }: Pick<LazyBoundaryProps, 'placement'> & { load: Load }) {
  const [Help] = useState(() => lazyComponent(load));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div style={{ minBlockSize: 420 }}>
      <h1>Games</h1>
      <Button onHoverStart={() => void Help.preload()} onPress={() => setOpen(true)}>
        Open help
      </Button>
      {isOpen && (
        <LazyBoundary placement={placement} {...(placement === 'overlay' && { onDismiss: close })}>
          <Help onClose={close} />
        </LazyBoundary>
      )}
    </div>
  );
}

const loads = async () => HelpDialog;
const never = () => new Promise<never>(() => {});
const offline = () => Promise.reject(new TypeError('offline'));

const meta = preview.meta({
  title: 'Feedback/LazyBoundary',
  tags: ['autodocs'],
  component: LazyBoundary,
  args: { children: null },
  render: () => <Opener load={loads} />,
});

const opener = () => screen.getByRole('button', { name: 'Open help' });
const dialog = () => screen.getByRole('dialog', { name: 'Help' });

/** A dialog opens as soon as its code has loaded. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await waitFor(() => expect(dialog()).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

/** `overlay` shows loading and failure at the bottom of the window. A load within 400 ms shows no notice. */
export const Loading = meta.story({
  tags: ['nightly'],
  render: () => <Opener load={never} />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());

    const notice = await screen.findByRole('status');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(notice).toHaveTextContent('One moment…');
    await expect(opener()).toHaveFocus();
  },
});

export const Failed = meta.story({
  render: () => <Opener load={offline} />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());

    await expect(await screen.findByRole('alert')).toHaveTextContent(/didn’t load, but nothing is lost/);
    await expect(opener()).toHaveFocus();
  },
});

const failing = fn<Load>(offline);

export const Dismissed = meta.story({
  tags: ['behavior', 'nightly'],
  beforeEach: () => void failing.mockClear(),
  render: () => <Opener load={failing} />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(opener()).toHaveFocus();
    const { length: requests } = failing.mock.calls;

    await userEvent.click(opener());

    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(failing.mock.calls.length).toBeGreaterThan(requests);
  },
});

const failingAtFirst = fn<Load>(loads);
let isOnline = false;

export const Retried = meta.story({
  tags: ['behavior'],
  beforeEach: () => {
    isOnline = false;
    failingAtFirst.mockImplementation(() => (isOnline ? loads() : offline()));
  },
  render: () => <Opener load={failingAtFirst} />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog()).toBeVisible());
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

export const BackOnline = meta.story({
  tags: ['behavior'],
  beforeEach: () => {
    isOnline = false;
    failingAtFirst.mockImplementation(() => (isOnline ? loads() : offline()));
  },
  render: () => <Opener load={failingAtFirst} />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await screen.findByRole('alert');

    isOnline = true;
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** `inline` shows them in place of the content. */
export const InlineFailed = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    isOnline = false;
    failingAtFirst.mockImplementation(async () => (isOnline ? HelpText : offline()));
  },
  render: () => <Opener load={failingAtFirst} placement="inline" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener());
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull();

    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await canvas.findByText('Choose a game.')).toBeVisible();
  },
});
