import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { dana, loading, miaUser, ready, ruth } from '../shared/account.fixture.ts';
import { unreachable } from '../shared/callError.fixture.ts';
import { WhatWeKnowView, type WhatWeKnowViewProps } from './WhatWeKnowView.tsx';

const user: WhatWeKnowViewProps['user'] = ready(ruth);
const erasure: WhatWeKnowViewProps['erasure'] = ready({ children: [], classes: [] });
const onDownload: WhatWeKnowViewProps['onDownload'] = fn(() => Promise.resolve());
const onErase: WhatWeKnowViewProps['onErase'] = fn(() => Promise.resolve());

const meta = preview.meta({
  title: 'Account/What we know',
  component: WhatWeKnowView,
  args: { user, erasure, onDownload, onErase, onErased: fn(), leave: fn() },
  beforeEach: () => clearNotifications,
});

type User = { click: (element: Element) => Promise<void> };

async function openDialog(userEvent: User): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
  return screen.findByRole('textbox', { name: 'Type ERASE to continue' });
}

const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase everything' });

export const SignedIn = meta.story({
  parameters: inAllModes,
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(screen.getAllByText('Kept: 400 days')[0]).toBeVisible();
    await expect(screen.getByText(/after 7 days if the address is never confirmed, or 24 months/)).toBeVisible();
    await expect(screen.queryByRole('table', { name: 'Where you’re signed in' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Where you’re signed in (2)' }));
    await expect(screen.getByText('Kept: 14 days without use, and 90 days at most')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Data not linked to your name/ }));
    await expect(screen.getByText('Kept: 400 days. After that, only daily totals.')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { user: ready(null) },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Erase everything' })).toBeNull();
    await expect(screen.getByRole('table', { name: 'Your account' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { user: loading } });

export const Erased = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    const field = await openDialog(userEvent);
    await userEvent.type(field, 'erased');
    await userEvent.click(confirm());
    await expect(field).toHaveAccessibleDescription(/Type the word ERASE and nothing else\./);
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'erase');

    await userEvent.click(confirm());

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everything has been erased' })).toBeVisible());
    await expect(args.onErase).toHaveBeenCalledWith('erase');
    await expect(args.onErased).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    await expect(args.leave).toHaveBeenCalledWith('/');
  },
});

const refuse: WhatWeKnowViewProps['onErase'] = fn(() => Promise.reject(unreachable));

export const NotErased = meta.story({
  args: { onErase: refuse },
  play: async ({ userEvent }) => {
    const field = await openDialog(userEvent);
    await userEvent.type(field, 'ERASE');
    await userEvent.click(confirm());

    await waitFor(() => expect(field).toHaveAccessibleDescription(/Nothing was erased/));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const PlanLost = meta.story({
  tags: ['nightly'],
  args: { user: ready(dana) },
  play: async ({ userEvent }) => {
    await openDialog(userEvent);

    const dialog = within(screen.getByRole('dialog'));
    const sentence = dialog.getByText(
      /Your plan, Math Explorer, is paid until March 3, 2027\. It also ends right away/,
    );
    await waitFor(() => expect(sentence).toBeVisible());
  },
});

const losses: WhatWeKnowViewProps['erasure'] = ready({
  children: [
    { id: 'l1', nickname: 'Mia', guardians: ['sam@example.com', 'lee@example.com'] },
    { id: 'l2', nickname: 'Leo', guardians: [] },
    { id: 'l3', nickname: 'Ada', guardians: ['lee@example.com', 'sam@example.com'] },
  ],
  classes: [
    { id: 'c1', name: 'Class 4B', seats: 28, successor: null },
    { id: 'c2', name: 'Class 5A', seats: 1, successor: { email: 'rosa@example.com', hasPlan: true } },
    { id: 'c3', name: 'Class 6C', seats: 9, successor: { email: 'kim@example.com', hasPlan: false } },
  ],
});

/** Children, their other guardians, and classes are named before they go. */
export const OthersLose = meta.story({
  args: { erasure: losses },
  play: async ({ userEvent }) => {
    await openDialog(userEvent);

    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^It also erases Mia, Leo, and Ada, with everything/)).toBeVisible());
    await expect(
      dialog.getByText('lee@example.com and sam@example.com no longer see Mia and Ada, and get an email.'),
    ).toBeVisible();
    await expect(dialog.getByText('It also erases the class “Class 4B” with 28 children.')).toBeVisible();
    await expect(dialog.getByText('The class “Class 5A” goes to rosa@example.com, who gets an email.')).toBeVisible();
    await expect(dialog.getAllByText(/^They don’t have the Classroom Edition/)).toHaveLength(1);
  },
});

const retry = fn();

/** Nothing is erased while it isn't known what goes. */
export const LossesUnknown = meta.story({
  tags: ['nightly'],
  args: { erasure: { status: 'failed', onRetry: retry } },
  play: async ({ userEvent }) => {
    await userEvent.type(await openDialog(userEvent), 'ERASE');
    await expect(confirm()).toBeDisabled();

    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
  },
});

const noDownload: WhatWeKnowViewProps['onDownload'] = fn(() => Promise.reject(unreachable));

export const NotDownloaded = meta.story({
  tags: ['nightly'],
  args: { onDownload: noDownload },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));

    await waitFor(() => expect(notifications().visible?.title).toBe('Not Downloaded'));
  },
});

export const ChildPlays = meta.story({
  args: { user: ready(miaUser) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});
