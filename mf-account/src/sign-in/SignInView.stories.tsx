import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { callError } from '../shared/callError.fixture.ts';
import { calls } from './calls.fixture.ts';
import type { Entry } from './entry.ts';
import { SignInView, type SignInViewProps } from './SignInView.tsx';

const entry: Entry = { name: 'signIn' };

const meta = preview.meta({
  title: 'Account/Sign in',
  component: SignInView,
  args: {
    entry,
    isSignedIn: false,
    onSignedIn: fn(),
    calls,
  },
});

const email = () => screen.getByRole('textbox', { name: /Email address/ });
const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
/** The other forms come when they are opened. */
const come = (name: string) => screen.findByRole('button', { name });
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

export const SignIn = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async ({ userEvent, args }) => {
    await expect(email()).toHaveAttribute('autocomplete', 'username');
    await expect(password(/^Password/)).toHaveAttribute('autocomplete', 'current-password');
    await expect(email().closest('form')).toHaveAttribute('method', 'post');
    await userEvent.type(email(), ' dana@example.com');
    await userEvent.click(password(/^Password/));
    await userEvent.paste('correct horse battery');

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.calls.signIn).toHaveBeenCalledWith({
      email: 'dana@example.com',
      password: 'correct horse battery',
    });
  },
});

export const NothingWritten = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(button('Sign in'));

    await waitFor(() => expect(email()).toHaveFocus());
    await expect(email()).toHaveAccessibleDescription('Enter your email address.');
    await expect(password(/^Password/)).toHaveAccessibleDescription('Enter your password.');
    await expect(args.calls.signIn).not.toHaveBeenCalled();
  },
});

export const WrongPassword = meta.story({
  args: {
    calls: {
      ...calls,
      signIn: () => Promise.reject(callError('wrong_credentials')),
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.type(password(/^Password/), 'wrong');
    await userEvent.click(button('Sign in'));

    await waitFor(() => expect(screen.getAllByText(/^The email or password is incorrect/)[0]).toBeVisible());
    await expect(email()).toHaveValue('dana@example.com');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

const asksForCode: SignInViewProps['calls'] = { ...calls, signIn: fn(() => Promise.resolve({ needsCode: true })) };

export const CodeAsked = meta.story({
  tags: ['nightly'],
  args: { calls: asksForCode },
  play: async ({ userEvent, args }) => {
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.type(password(/^Password/), 'correct horse');
    await userEvent.click(button('Sign in'));
    await waitFor(() => expect(title('Enter your code')).toHaveFocus());
    const code = await screen.findByRole('textbox', { name: /Code/ });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(args.onSignedIn).not.toHaveBeenCalled();

    await userEvent.type(code, '123');
    await userEvent.click(button('Sign in'));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(screen.getByText('Enter the six digits from your app, or a recovery code.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123 456{Enter}');

    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.calls.giveCode).toHaveBeenCalledWith({ code: '123 456' });
  },
});

const wrongCode = /^This code is incorrect or was already used/;

export const CodeWrong = meta.story({
  args: {
    entry: { name: 'secondFactor' },
    calls: { ...calls, giveCode: () => Promise.reject(callError('wrong_code', { fields: ['code'] })) },
  },
  play: async ({ userEvent }) => {
    const code = await screen.findByRole('textbox', { name: /Code/ });
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(screen.getByText(wrongCode)).toBeVisible());
    await waitFor(() => expect(code).toHaveFocus());

    await userEvent.click(button('Start over'));

    await expect(password(/^Password/)).toBeVisible();
  },
});

export const CodeTooLate = meta.story({
  tags: ['nightly'],
  args: {
    entry: { name: 'secondFactor' },
    calls: { ...calls, giveCode: () => Promise.reject(callError('sign_in_expired')) },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), '123456{Enter}');

    await waitFor(() => expect(screen.getAllByText('That took too long. Sign in again.')[0]).toBeVisible());
  },
});

export const ServerAway = meta.story({
  tags: ['nightly'],
  args: { calls: { ...calls, signIn: () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async ({ userEvent }) => {
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.type(password(/^Password/), 'correct horse');
    await userEvent.click(button('Sign in'));

    await waitFor(() => expect(screen.getAllByText(/What you entered is still here/)[0]).toBeVisible());
  },
});

export const OnItsWay = meta.story({
  tags: ['nightly'],
  args: { calls: { ...calls, signIn: () => new Promise<never>(() => {}) } },
  play: async ({ userEvent }) => {
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.type(password(/^Password/), 'correct horse');
    await userEvent.click(button('Sign in'));

    await expect(await screen.findByText('Signing in…')).toBeVisible();
  },
});

export const SignedInAlready = meta.story({
  args: { isSignedIn: true, userName: 'dana@example.com' },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re already signed in');
    await expect(screen.getByText('You’re signed in as dana@example.com.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Continue to dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const SignedInOnTheWayToAPage = meta.story({
  tags: ['nightly'],
  args: { isSignedIn: true, continueTo: '/pricing', entry: { name: 'create' } },
  play: async () => {
    await expect(screen.getByText('You’re signed in on this device.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/pricing');
  },
});

export const ProviderRefused = meta.story({
  tags: ['nightly'],
  args: { providerError: 'no-email' },
  play: async () => {
    await expect(screen.getByText(/didn’t share your email address/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/api/login');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const ProviderUnsure = meta.story({
  tags: ['nightly'],
  args: { providerError: 'unverified-email' },
  play: async () => {
    await expect(screen.getByText(/hasn’t verified your email address/)).toBeVisible();
  },
});

/** Others have tried too many passwords, so a link by email is the only way to sign in. */
export const Blocked = meta.story({
  tags: ['nightly'],
  args: {
    calls: {
      ...calls,
      signIn: () => Promise.reject(callError('sign_in_blocked', { retryAfterSeconds: 2520 })),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.type(password(/^Password/), 'correct horse');
    await userEvent.click(button('Sign in'));
    await waitFor(() => expect(screen.getAllByText(/maybe not yours/)[0]).toBeVisible());

    await userEvent.click(button('Email me a link'));

    await waitFor(() => expect(title('Choose a new password')).toHaveFocus());
    await come('Email me a link');
    await expect(email()).toHaveValue('dana@example.com');
  },
});

export const Create = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'create' } },
  play: async ({ userEvent, args }) => {
    await come('Email me a link');
    await expect(document.querySelector('input[type=password]')).toBeNull();
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await userEvent.click(button('Email me a link'));

    await waitFor(() => expect(title('Check your inbox')).toHaveFocus());
    await expect(screen.getByText(/We’ve emailed dana@example\.com/)).toBeVisible();
    const asked = { email: 'dana@example.com', isAdult: true };
    await expect(args.calls.createAccount).toHaveBeenCalledWith(asked);
    await userEvent.click(button('Send the email again'));
    await expect(await screen.findByText('We’ve asked for the email again.')).toBeVisible();
    await expect(args.calls.createAccount).toHaveBeenLastCalledWith(asked);

    await userEvent.click(button('Use a different address'));

    await expect(email()).toHaveValue('dana@example.com');
  },
});

/** The link of a workshop was damaged or is too old. */
export const CreateAfterWorkshop = meta.story({
  args: { entry: { name: 'create' }, calls: { ...calls, isWorkshopOpen: () => Promise.resolve(false) } },
  play: async ({ userEvent, args }) => {
    await come('Email me a link');
    await waitFor(() => expect(screen.getAllByText(/^The link of your workshop/)[0]).toBeVisible());
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await userEvent.click(button('Email me a link'));

    await waitFor(() => expect(title('Check your inbox')).toHaveFocus());
    await expect(args.calls.createAccount).toHaveBeenCalled();
  },
});

const tooMany = callError('rate_limited', { retryAfterSeconds: 720 });

export const ResendRefused = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'forgotten' } },
  play: async ({ userEvent }) => {
    await come('Email me a link');
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.click(button('Email me a link'));
    const resend = await come('Send the email again');
    calls.requestReset.mockRejectedValueOnce(tooMany);
    await userEvent.click(resend);

    await waitFor(() => expect(screen.getAllByText(/Try again in 12 minutes/)[0]).toBeVisible());
    await expect(screen.queryByText('We’ve asked for the email again.')).toBeNull();
  },
});

export const CreateRefused = meta.story({
  tags: ['nightly'],
  args: {
    entry: { name: 'create' },
    calls: {
      ...calls,
      createAccount: () => Promise.reject(callError('invalid_input', { fields: ['email'] })),
    },
  },
  play: async ({ userEvent }) => {
    await come('Email me a link');
    await userEvent.type(email(), 'dana@example');
    await userEvent.click(button('Email me a link'));
    await waitFor(() => expect(email()).toHaveFocus());
    await expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(screen.getByText(/You must be 18 or older/)).toBeVisible();

    await userEvent.type(email(), '.com');
    await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await userEvent.click(button('Email me a link'));

    await waitFor(() => expect(email()).toHaveFocus());
    await expect(email()).toHaveAccessibleDescription('Check this and try again.');
  },
});

export const Forgotten = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(email(), 'dana@example.com');
    await userEvent.click(button('Forgot your password?'));
    await waitFor(() => expect(title('Choose a new password')).toHaveFocus());
    await come('Email me a link');
    await expect(email()).toHaveValue('dana@example.com');

    await userEvent.click(button('Email me a link'));

    await waitFor(() => expect(title('Check your inbox')).toBeVisible());
    await expect(args.calls.requestReset).toHaveBeenCalledWith({ email: 'dana@example.com' });
  },
});

export const Reset = meta.story({
  args: { entry: { name: 'reset', token: 'abc' } },
  play: async ({ userEvent, args }) => {
    await come('Set new password');
    await expect(screen.getByText('For dana@example.com')).toBeVisible();
    await expect(args.calls.lookUpLink).toHaveBeenCalledWith({ token: 'abc', purpose: 'reset' });
    await userEvent.type(password(/New password/), 'correct horse battery');
    await userEvent.click(button('Set new password'));

    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.calls.resetPassword).toHaveBeenCalledWith({ token: 'abc', password: 'correct horse battery' });
  },
});

const spent = () => Promise.reject(callError('link_expired'));

/** A link that no longer works says so immediately, and a new one is one press away. */
export const LinkTooOld = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'confirm', token: 'old' }, calls: { ...calls, lookUpLink: spent } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getAllByText(/This link has expired/)[0]).toBeVisible());
    await expect(document.querySelector('input[type=password]')).toBeNull();
    await expect(button('Back to sign in')).toBeVisible();

    await userEvent.click(button('Email me a new link'));

    await waitFor(() => expect(title('Choose a new password')).toHaveFocus());
    await come('Email me a link');
  },
});

/** It has been used in another tab. */
export const ResetTooLate = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'reset', token: 'old' }, calls: { ...calls, resetPassword: spent } },
  play: async ({ userEvent }) => {
    await come('Set new password');
    await userEvent.type(password(/New password/), 'correct horse battery');
    await userEvent.click(button('Set new password'));
    await waitFor(() => expect(screen.getAllByText(/This link has expired/)[0]).toBeVisible());

    await userEvent.click(button('Email me a new link'));

    await waitFor(() => expect(email()).toBeVisible());
  },
});

export const Confirm = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'confirm', token: 'abc' } },
  play: async ({ userEvent, args }) => {
    await come('Create account');
    await expect(password(/New password/)).toHaveAttribute('autocomplete', 'new-password');
    await expect(screen.getByText(/you confirm that you’re 18 or older/)).toBeVisible();
    await userEvent.type(password(/New password/), 'short');
    await userEvent.click(button('Create account'));
    await expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    await userEvent.clear(password(/New password/));
    await userEvent.type(password(/New password/), 'correct horse battery');
    await userEvent.click(button('Create account'));

    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('/profile'));
    await expect(args.calls.confirmEmail).toHaveBeenCalledWith({ token: 'abc', password: 'correct horse battery' });
  },
});

export const ConfirmRefused = meta.story({
  args: {
    entry: { name: 'confirm', token: 'abc' },
    calls: {
      ...calls,
      confirmEmail: () => Promise.reject(callError('common_password', { fields: ['password'] })),
    },
  },
  play: async ({ userEvent }) => {
    await come('Create account');
    await userEvent.type(password(/New password/), 'password');
    await userEvent.click(button('Create account'));

    await waitFor(() => expect(password(/New password/)).toHaveFocus());
    await expect(screen.getByText(/^This password is too easy to guess/)).toBeVisible();
  },
});

export const NewAddress = meta.story({
  args: { entry: { name: 'newEmail', token: 'abc' } },
  play: async ({ userEvent, args }) => {
    await come('Use this address');
    await userEvent.click(button('Use this address'));

    await waitFor(() => expect(screen.getAllByText(/Your account now uses this address/)[0]).toBeVisible());
    await expect(args.calls.newEmail).toHaveBeenCalledWith({ token: 'abc' });
    await expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  },
});

const usedLink = () => Promise.reject(callError('link_expired'));

export const NewAddressTooLate = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'newEmail', token: 'abc' }, calls: { ...calls, newEmail: usedLink } },
  play: async ({ userEvent }) => {
    await come('Use this address');
    await userEvent.click(button('Use this address'));

    await waitFor(() => expect(screen.getAllByText(/This link has expired/)[0]).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  },
});

export const AddressKept = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'keepEmail', token: 'abc' } },
  play: async ({ userEvent, args }) => {
    await come('Restore this address');
    await userEvent.click(button('Restore this address'));

    await waitFor(() => expect(button('Choose a new password')).toHaveFocus());
    await expect(args.calls.keepEmail).toHaveBeenCalledWith({ token: 'abc' });
    await userEvent.click(button('Choose a new password'));
    await expect(screen.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  },
});
