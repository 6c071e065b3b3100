import { Button } from '@countertop/design-system/Button';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { callError } from '../../shared/callError.fixture.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { type ReauthenticationOptions, useReauthentication } from './useReauthentication.tsx';

export interface GuardedProps extends ReauthenticationOptions {
  /** What needs the password again. */
  action: () => Promise<string>;
}

const needed = callError('password_needed');

/** A page with one guarded action, and a server that has not seen the password lately. */
function Guarded({ action, onConfirm, ...options }: GuardedProps) {
  const errorText = useErrorText();
  const isConfirmed = useRef(false);
  const [said, setSaid] = useState('');
  async function confirm(password: string): Promise<void> {
    await onConfirm(password);
    isConfirmed.current = true;
  }
  const { guard, dialog } = useReauthentication({ ...options, onConfirm: confirm });
  const act = () => (isConfirmed.current ? action() : Promise.reject(needed));
  const press = () => void guard(act).then(setSaid, (error: unknown) => setSaid(errorText(error)));
  return (
    <>
      <Button onPress={press}>Download everything</Button>
      <p role="status">{said}</p>
      {dialog}
    </>
  );
}

const right: GuardedProps['onConfirm'] = fn(() => Promise.resolve());
const downloaded: GuardedProps['action'] = fn(() => Promise.resolve('Downloaded.'));

const meta = preview.meta({
  title: 'Account/Confirm it’s you',
  component: Guarded,
  args: { email: 'dana@example.com', signInHref: null, onConfirm: right, action: downloaded },
});

const button = (name: string) => screen.getByRole('button', { name });
const password = () => screen.findByLabelText(/Password/, { selector: 'input' });
const open = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(button('Download everything'));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
};

export const Confirmed = meta.story({
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await waitFor(async () => expect(await password()).toHaveFocus());
    await userEvent.click(button('Confirm'));
    await expect(await password()).toHaveAccessibleDescription('Enter your password.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(await password(), 'correct horse{Enter}');

    await expect(await screen.findByText('Downloaded.')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledWith('correct horse');
    await expect(args.action).toHaveBeenCalledOnce();
    await waitFor(() => expect(button('Download everything')).toHaveFocus());
  },
});

const wrong = 'This password is incorrect. Try again.';

export const WrongPassword = meta.story({
  args: {
    onConfirm: () => Promise.reject(callError('wrong_password', { fields: ['password'] })),
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.type(await password(), 'correct house{Enter}');

    await waitFor(() => expect(screen.getByText(wrong)).toBeVisible());
    await waitFor(async () => expect(await password()).toHaveFocus());
  },
});

export const RateLimited = meta.story({
  tags: ['nightly'],
  args: {
    onConfirm: () => Promise.reject(callError('rate_limited', { retryAfterSeconds: 900 })),
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.type(await password(), 'correct house{Enter}');

    await waitFor(() => expect(screen.getAllByText('Too many requests. Try again in 15 minutes.')[0]).toBeVisible());
  },
});

export const Cancelled = meta.story({
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(button('Cancel'));

    await expect(await screen.findByText('Enter your password again to do this.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.action).not.toHaveBeenCalled();
  },
});

export const AnotherService = meta.story({
  tags: ['nightly'],
  args: { signInHref: '/api/login?again=1&returnTo=%2Fprofile' },
  play: async ({ userEvent }) => {
    await open(userEvent);

    const link = screen.getByRole('link', { name: 'Sign in again' });
    await expect(link).toHaveAttribute('href', '/api/login?again=1&returnTo=%2Fprofile');
    await expect(screen.queryByLabelText(/Password/, { selector: 'input' })).toBeNull();
  },
});
