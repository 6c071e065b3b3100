import type { SignedInSession } from '@countertop/contract/accounts/account';
import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { addressIn, goTo, type OnSite } from '@countertop/routes/routerAt.fixture';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import {
  badges,
  certificates,
  dana,
  danaUser,
  loading,
  miaUser,
  payments,
  ready,
  ruth,
} from '../shared/account.fixture.ts';
import { callError } from '../shared/callError.fixture.ts';
import { factorCalls } from '../sign-in/second-factor/calls.fixture.ts';
import { ProfileView, type ProfileViewProps } from './ProfileView.tsx';

const here: SignedInSession = {
  id: 's1',
  device: 'Firefox on Windows',
  signedInAt: '2026-11-10T09:00:00.000Z',
  lastUsedAt: '2026-11-15T16:00:00.000Z',
  isCurrent: true,
};
const there: SignedInSession = { ...here, id: 's2', device: 'Safari on iPhone', isCurrent: false };
const unknown: SignedInSession = { ...here, id: 's3', device: null, isCurrent: false };

const user: ProfileViewProps['user'] = ready(dana);
const held: ProfileViewProps['badges'] = ready(badges);
const given: ProfileViewProps['certificates'] = ready(certificates);
const sessions: ProfileViewProps['sessions'] = ready([here, there, unknown]);
const paid: ProfileViewProps['payments'] = ready(payments);
const cancel: ProfileViewProps['onCancel'] = fn(() => Promise.resolve(danaUser));
const resume: ProfileViewProps['onResume'] = fn(() => Promise.resolve(danaUser));
const receipt: ProfileViewProps['onReceipt'] = fn(() => Promise.resolve());
const refund: ProfileViewProps['onRefund'] = fn(() => Promise.resolve({ state: 'refunded' as const, user: danaUser }));
const end: ProfileViewProps['onEndSession'] = fn(() => Promise.resolve());

const endOthers: ProfileViewProps['onEndOthers'] = fn(() => Promise.resolve());

const change: ProfileViewProps['onChangePassword'] = fn(() => Promise.resolve());

const changeEmail: ProfileViewProps['onChangeEmail'] = fn(() => Promise.resolve());

const factor: ProfileViewProps['factor'] = ready({
  isOn: false,
  isRequired: false,
  isPossible: true,
  recoveryCodesLeft: 0,
});

const meta = preview.meta({
  title: 'Account/Profile',
  component: ProfileView,
  args: {
    user,
    badges: held,
    certificates: given,
    sessions,
    payments: paid,
    onCancel: cancel,
    onResume: resume,
    onReceipt: receipt,
    onRefund: refund,
    onEndSession: end,
    onEndOthers: endOthers,
    onChangePassword: change,
    onChangeEmail: changeEmail,
    factor,
    factorCalls,
    leave: fn(),
  },
  beforeEach: () => clearNotifications,
});

/** Opens the page at the address of a tab. */
const onTab = (tab: string) => (story: OnSite) => goTo(story, `/profile#${tab}`);

export const Subscriber = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByText('dana@example.com')).toBeVisible();
    await expect(screen.getByText('Member')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'What we know about you' })).toHaveAttribute('href', '/what-we-know');
    await expect(screen.getByRole('link', { name: 'Play Math Bistro' })).toHaveAttribute('href', '/game');
    const shelf = within(screen.getByRole('region', { name: 'Badges' }));
    await expect(shelf.getAllByRole('listitem')).toHaveLength(8);
    // Figures are on the dashboard.
    const papers = within(screen.getByRole('region', { name: 'Certificates' }));
    await expect(papers.getAllByRole('link', { name: /^Open / })).toHaveLength(certificates.length);
    await expect(papers.queryByText('Accuracy')).toBeNull();
  },
});

export const TabsByKeyboard = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, ...story }) => {
    await userEvent.click(screen.getByRole('tab', { name: 'You' }));

    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('region', { name: 'Payments' })).toBeVisible();
    await expect(addressIn(story)).toMatch(/#plan$/);

    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByRole('region', { name: 'Badges' })).toBeVisible();
    await expect(addressIn(story)).not.toContain('#');
  },
});

export const PlanTab = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('plan'),
  play: async () => {
    await expect(screen.getByRole('tab', { name: 'Plan and payments' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute('href', '/pricing');
    const receipts = within(screen.getByRole('region', { name: 'Payments' }));
    await expect(receipts.getByText('Receipt C-2026-000031')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  },
});

export const SignInTab = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('sign-in'),
  play: async ({ userEvent, args }) => {
    await expect(screen.queryByRole('button', { name: 'End the session on Firefox on Windows' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'End the session on Safari on iPhone' }));

    await expect(args.onEndSession).toHaveBeenCalledWith('s2');
    await waitFor(() => expect(screen.getByText('The session on Safari on iPhone has ended.')).toBeInTheDocument());
  },
});

// promise:no-certificates
export const FreePlan = meta.story({
  args: { user: ready(ruth), badges: ready([]), certificates: ready([]), sessions: ready([here]), payments: ready([]) },
  play: async ({ userEvent }) => {
    const shelf = within(screen.getByRole('region', { name: 'Badges' }));
    await expect(shelf.getAllByText('Not earned yet')).toHaveLength(6);
    await expect(screen.getByText('Certificates come with a paid plan.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Plan and payments' }));
    await expect(await screen.findByRole('heading', { name: 'No receipts yet' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Sign-in' }));
    await expect(await screen.findByRole('region', { name: 'Where you’re signed in' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
  },
});

const refuse: ProfileViewProps['onEndSession'] = fn(() => Promise.reject(new Error('500')));

export const NotEnded = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('sign-in'),
  args: { onEndSession: refuse },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'End the session on Safari on iPhone' }));

    await waitFor(() => expect(notifications().visible?.title).toBe('Not Ended'));
    await expect(screen.getByRole('button', { name: 'End the session on Safari on iPhone' })).toBeVisible();
  },
});

const question = () => screen.findByRole('alertdialog', { name: 'End all other sessions?' });

export const OthersEnded = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('sign-in'),
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
    const dialog = within(await question());
    const sentence = '2 other browsers are signed out right away. You stay signed in here.';
    await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());

    await userEvent.click(dialog.getByRole('button', { name: 'End all other sessions' }));

    await waitFor(() => expect(notifications().visible?.title).toBe('Sessions Ended'));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const refuseOthers: ProfileViewProps['onEndOthers'] = fn(() => Promise.reject(new Error('500')));

export const OthersNotEnded = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('sign-in'),
  args: { onEndOthers: refuseOthers },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
    const dialog = within(await question());

    await userEvent.click(dialog.getByRole('button', { name: 'End all other sessions' }));

    await waitFor(() => expect(dialog.getByText(/couldn’t be ended/)).toBeVisible());
    await expect(notifications().visible).toBeUndefined();
  },
});

export const Loading = meta.story({ args: { user: loading } });

export const LoadingParts = meta.story({
  args: { badges: loading, certificates: loading, sessions: loading, payments: loading, factor: loading },
});

export const SignedOut = meta.story({
  tags: ['nightly'],
  args: { user: ready(null) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/login?returnTo=%2Fprofile'));
  },
});

const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

export const PasswordChanged = meta.story({
  beforeEach: onTab('sign-in'),
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(password(/Current password/)).toHaveFocus());
    await expect(password(/Current password/)).toHaveAccessibleDescription('Enter your current password.');
    await userEvent.type(password(/Current password/), 'old password');
    await userEvent.type(password(/New password/), 'correct horse battery');

    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));

    await waitFor(() => expect(notifications().visible?.title).toBe('Password Changed'));
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      password: 'old password',
      newPassword: 'correct horse battery',
    });
    await expect(password(/Current password/)).toHaveValue('');
  },
});

const wrong: ProfileViewProps['onChangePassword'] = fn(() =>
  Promise.reject(callError('wrong_password', { fields: ['password'] })),
);

export const PasswordWrong = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('sign-in'),
  args: { onChangePassword: wrong },
  play: async ({ userEvent }) => {
    await userEvent.type(password(/Current password/), 'old password');
    await userEvent.type(password(/New password/), 'correct horse battery');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));

    await waitFor(() => expect(password(/Current password/)).toHaveFocus());
    await expect(screen.getByText('This password is incorrect. Try again.')).toBeVisible();
  },
});

const newEmail = () => screen.getByRole('textbox', { name: /New email address/ });

export const EmailChangeSent = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('sign-in'),
  play: async ({ userEvent, args }) => {
    await userEvent.type(newEmail(), 'dana@');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
    await waitFor(() => expect(newEmail()).toHaveAccessibleDescription('Please enter a valid email address'));
    await expect(args.onChangeEmail).not.toHaveBeenCalled();
    await userEvent.type(newEmail(), 'new.example');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));

    await waitFor(() => expect(screen.getAllByText(/Check your inbox at dana@new\.example/)[0]).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));

    await expect(args.onChangeEmail).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Use a different address' }));
    await expect(newEmail()).toHaveValue('dana@new.example');
  },
});

const sameEmail: ProfileViewProps['onChangeEmail'] = fn(() =>
  Promise.reject(callError('same_email', { fields: ['email'] })),
);

export const EmailNotChanged = meta.story({
  tags: ['nightly'],
  beforeEach: onTab('sign-in'),
  args: { onChangeEmail: sameEmail },
  play: async ({ userEvent }) => {
    await userEvent.type(newEmail(), 'dana@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));

    await expect(await screen.findByText('This is already your email address. Enter a different one.')).toBeVisible();
    await waitFor(() => expect(newEmail()).toHaveFocus());
  },
});

export const ChildPlays = meta.story({
  tags: ['nightly'],
  args: { user: ready(miaUser) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/game', '/play']);
  },
});
