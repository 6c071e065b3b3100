import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { callError } from '../shared/callError.fixture.ts';
import { calls } from './calls.fixture.ts';
import type { Entry } from './entry.ts';
import { SignInView } from './SignInView.tsx';

const entry: Entry = { name: 'reset', token: 'abc' };
const meta = preview.meta({
  title: 'Account/Sign in/Without a code',
  component: SignInView,
  args: { entry, isSignedIn: false, onSignedIn: fn(), calls },
});

const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const come = (name: string) => screen.findByRole('button', { name });
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

/** After only the password, the next step is an email. */
export const AfterPassword = meta.story({
  args: { entry: { name: 'signIn' }, calls: { ...calls, signIn: () => Promise.resolve({ needsCode: true }) } },
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /Email address/ }), 'dana@example.com');
    await userEvent.type(password(/^Password/), 'correct horse');
    await userEvent.click(button('Sign in'));
    await userEvent.click(await come('I don’t have a code'));
    await waitFor(() => expect(title('No code?')).toHaveFocus());
    await expect(screen.getByText(/That takes 3 days/)).toBeVisible();

    await userEvent.click(button('Email me a link'));

    await waitFor(() => expect(title('Choose a new password')).toHaveFocus());
  },
});

const needsCode = () => Promise.resolve({ needsCode: true, removalToken: 'a token' });

/** After a reset by email, two-step sign-in can be removed. */
export const AfterReset = meta.story({
  tags: ['nightly'],
  args: { calls: { ...calls, resetPassword: needsCode } },
  play: async ({ userEvent, args }) => {
    await come('Set new password');
    await userEvent.type(password(/New password/), 'correct horse battery');
    await userEvent.click(button('Set new password'));
    await userEvent.click(await come('I don’t have a code'));
    await waitFor(() => expect(title('Remove two-step sign-in')).toHaveFocus());
    await expect(screen.getByText(/It takes 3 days/)).toBeVisible();

    await userEvent.click(button('Remove two-step sign-in'));

    await waitFor(() => expect(title('Two-step sign-in will be removed')).toHaveFocus());
    await expect(
      screen.getByText(/From November 25, 2026 at .* on, you can sign in with your new password alone/),
    ).toBeVisible();
    await expect(args.calls.removeSecondFactor).toHaveBeenCalledWith({ token: 'a token' });
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** Where another service signs people in, its password cannot be reset here. */
export const FromAnotherService = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'secondFactor' } },
  play: async () => {
    await come('Start over');
    await expect(screen.queryByRole('button', { name: 'I don’t have a code' })).toBeNull();
  },
});

export const Keep = meta.story({
  tags: ['nightly'],
  args: { entry: { name: 'keepFactor', token: 'abc' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await come('Keep two-step sign-in'));

    await waitFor(() => expect(title('Two-step sign-in stays on')).toHaveFocus());
    await expect(args.calls.keepSecondFactor).toHaveBeenCalledWith({ token: 'abc' });
    await expect(button('Email me a link')).toBeVisible();
  },
});

export const KeepTooLate = meta.story({
  args: {
    entry: { name: 'keepFactor', token: 'old' },
    calls: {
      ...calls,
      keepSecondFactor: () => Promise.reject(callError('link_expired')),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await come('Keep two-step sign-in'));

    await waitFor(() => expect(screen.getAllByText(/This link has expired/)[0]).toBeVisible());
  },
});
