import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { callError } from '../shared/callError.fixture.ts';
import { calls } from './calls.fixture.ts';
import type { Entry } from './entry.ts';
import { SignInView } from './SignInView.tsx';

const entry: Entry = { name: 'adult' };
const meta = preview.meta({
  title: 'Account/Sign in/From another service',
  component: SignInView,
  args: { entry, isSignedIn: false, onSignedIn: fn(), calls },
});

const box = () => screen.findByRole('checkbox', { name: /I’m 18 or older/ });
const button = (name: string) => screen.getByRole('button', { name });

/** Asked once, before the account is used. */
export const Adult = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('heading', { level: 1, name: 'One question first' })).toBeVisible();
    await userEvent.click(await box());

    await userEvent.click(button('Create account'));

    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('/profile'));
    await expect(args.calls.answerAdult).toHaveBeenCalledWith({ isAdult: true });
  },
});

export const NotTicked = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    const adult = await box();
    await userEvent.click(button('Create account'));

    await waitFor(() => expect(adult).toHaveFocus());
    await expect(adult).toHaveAccessibleDescription(/You must be 18 or older/);
    await expect(args.calls.answerAdult).not.toHaveBeenCalled();
  },
});

export const Younger = meta.story({
  play: async ({ userEvent, args }) => {
    await box();
    await userEvent.click(button('I’m younger'));

    const title = await screen.findByRole('heading', { level: 1, name: 'No account was created' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.calls.answerAdult).toHaveBeenCalledWith({ isAdult: false });
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await expect(screen.getByRole('link', { name: 'Play Math Bistro' })).toHaveAttribute('href', '/game');
  },
});

const late = () => Promise.reject(callError('sign_up_expired'));

export const TooLate = meta.story({
  tags: ['nightly'],
  args: { calls: { ...calls, answerAdult: late } },
  play: async ({ userEvent }) => {
    await userEvent.click(await box());
    await userEvent.click(button('Create account'));

    await waitFor(() => expect(screen.getAllByText(/That took too long/)[0]).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/api/login');
  },
});
