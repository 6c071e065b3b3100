import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { inbox } from './inbox.fixture.ts';
import { type SupportInbox, SupportTab } from './SupportTab.tsx';

const onAnswered = fn<SupportInbox['onAnswered']>();
const onMore = fn();

/** Removes an answered request, as a refetch does. */
function Inbox({ inbox: initial }: { inbox: SupportInbox }) {
  const [requests, setRequests] = useState(initial.requests);
  async function answer(id: number): Promise<void> {
    await initial.onAnswered(id);
    setRequests((before) => before.filter((request) => request.id !== id));
  }
  return (
    <main data-audience="adult">
      <h1>General Analytics</h1>
      <SupportTab inbox={{ ...initial, requests, open: requests.length, onAnswered: answer }} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Admin/Support',
  component: Inbox,
  args: { inbox: { ...inbox, onAnswered } },
  beforeEach: () => {
    onAnswered.mockReset().mockResolvedValue();
  },
});

const mark = (id: number) =>
  screen.getByRole('button', { name: 'Mark as answered', description: new RegExp(`^Request ${id}:`) });

export const Open = meta.story({
  globals: { locale: 'en-US' },
  play: async () => {
    await expect(screen.getByText(/3 open, 1 overdue/)).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Request 12: Payments and refunds',
      'Request 15: The game',
      'Request 14: Something else',
    ]);
    await expect(screen.getByText('Overdue by 3 hours')).toBeVisible();
    await expect(screen.getByText('Due in 1 hour')).toBeVisible();
    await expect(screen.getByText('Due in 2 days')).toBeVisible();
    await expect(screen.getByText('req-1')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: /Answer by email/ })[0]).toHaveAttribute(
      'href',
      'mailto:mia%40home.example?subject=Re%3A%20your%20support%20request%2012',
    );
  },
});

export const Answered = meta.story({
  play: async () => {
    await userEvent.click(mark(12));

    await waitFor(() => expect(screen.queryByText('Request 12: Payments and refunds')).toBeNull());
    await expect(onAnswered.mock.calls).toEqual([[12]]);
    await expect(screen.getByRole('group', { name: 'Support requests' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Request 12 is marked as answered.'));
  },
});

export const Saving = meta.story({
  tags: ['nightly'],
  play: async () => {
    onAnswered.mockReturnValue(new Promise(() => {}));
    await userEvent.click(mark(12));

    await userEvent.click(await screen.findByRole('button', { name: /Saving…/ }));

    await expect(onAnswered).toHaveBeenCalledOnce();
  },
});

export const NotSaved = meta.story({
  tags: ['nightly'],
  play: async () => {
    onAnswered.mockRejectedValue(new Error('503: busy'));
    await userEvent.click(mark(15));

    await expect(await screen.findByRole('alert')).toHaveTextContent('This wasn’t saved.');
    await expect(mark(15)).toHaveFocus();
  },
});

export const MoreRequests = meta.story({
  args: { inbox: { ...inbox, onMore } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show more requests' }));

    await expect(onMore).toHaveBeenCalledOnce();
  },
});

export const MoreFailed = meta.story({
  tags: ['nightly'],
  args: { inbox: { ...inbox, onMore, more: 'failed' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('More requests couldn’t be loaded.');
  },
});

export const NoneOpen = meta.story({
  args: { inbox: { ...inbox, requests: [], open: 0, overdue: 0 } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No open requests' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
