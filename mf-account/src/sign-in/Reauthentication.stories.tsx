import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { danaUser } from '../shared/account.fixture.ts';
import { callError } from '../shared/callError.fixture.ts';
import { useErrorText } from '../shared/errorText.ts';
import { useReauthentication } from './useReauthentication.tsx';

export interface GuardedProps {
  /** An action that needs the password again. */
  action: () => Promise<string>;
}

const needed = callError('password_needed');
let isConfirmed = false;

/** A page with one guarded action, and a server that has not seen the password lately. */
function Guarded({ action }: GuardedProps) {
  const errorText = useErrorText();
  const [said, setSaid] = useState('');
  const { guard, dialog } = useReauthentication();
  const act = () => (isConfirmed ? action() : Promise.reject(needed));
  const press = () => void guard(act).then(setSaid, (error: unknown) => setSaid(errorText(error)));
  return (
    <>
      <Button onPress={press}>Download everything</Button>
      <p role="status">{said}</p>
      {dialog}
    </>
  );
}

function Screen(props: GuardedProps) {
  const [client] = useState(() => {
    const fresh = makeQueryClient();
    fresh.setQueryData(currentUserQuery().queryKey, danaUser);
    return fresh;
  });
  return (
    <QueryClientProvider client={client}>
      <Guarded {...props} />
    </QueryClientProvider>
  );
}

const confirm = fn<(body: unknown) => Response>();

/** A server with accounts of this kind, and its response to a password. */
const serve =
  (way: 'password' | 'provider', answer: () => Response = () => Response.json({ ok: true })) =>
  () => {
    const { fetch } = globalThis;
    isConfirmed = false;
    confirm.mockReset().mockImplementation(answer);
    globalThis.fetch = async (input, init) => {
      if (input === '/api/auth/ways') return Response.json({ way });
      if (input !== '/api/auth/confirm-password') return fetch(input, init);
      const response = confirm(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
      isConfirmed = response.ok;
      return response;
    };
    return () => {
      globalThis.fetch = fetch;
    };
  };

const downloaded: GuardedProps['action'] = fn(() => Promise.resolve('Downloaded.'));

const meta = preview.meta({
  title: 'Account/Confirm it’s you',
  component: Screen,
  args: { action: downloaded },
  beforeEach: serve('password'),
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
    await expect(confirm).not.toHaveBeenCalled();
    await userEvent.type(await password(), 'correct horse{Enter}');

    await expect(await screen.findByText('Downloaded.')).toBeVisible();
    await expect(confirm).toHaveBeenCalledWith({ password: 'correct horse' });
    await expect(args.action).toHaveBeenCalledOnce();
    await waitFor(() => expect(button('Download everything')).toHaveFocus());
  },
});

const wrong = 'This password is incorrect. Try again.';

export const WrongPassword = meta.story({
  beforeEach: serve('password', () =>
    Response.json({ code: 'wrong_password', fields: { password: 'Wrong.' } }, { status: 422 }),
  ),
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.type(await password(), 'correct house{Enter}');

    await waitFor(() => expect(screen.getAllByText(wrong)[0]).toBeVisible());
    await waitFor(async () => expect(await password()).toHaveFocus());
  },
});

export const RateLimited = meta.story({
  tags: ['nightly'],
  beforeEach: serve('password', () =>
    Response.json({ code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '900' } }),
  ),
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
  beforeEach: serve('provider'),
  play: async ({ userEvent }) => {
    await open(userEvent);

    const link = screen.getByRole('link', { name: 'Sign in again' });
    const returnTo = new URLSearchParams({ returnTo: `${location.pathname}${location.search}` }).toString();
    await expect(link).toHaveAttribute('href', `/api/login?again=1&${returnTo}`);
    await expect(screen.queryByLabelText(/Password/, { selector: 'input' })).toBeNull();
  },
});
