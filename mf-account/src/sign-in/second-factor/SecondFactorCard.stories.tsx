import type { CallError } from '@countertop/client/shared/CallError';
import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { loading, ready } from '../../shared/account.fixture.ts';
import { callError } from '../../shared/callError.fixture.ts';
import { factorCalls, recoveryCodes } from './calls.fixture.ts';
import { SecondFactorCard, type SecondFactorCardProps } from './SecondFactorCard.tsx';

const isOff = { isOn: false, isRequired: false, isPossible: true, recoveryCodesLeft: 0 };
const off: SecondFactorCardProps['factor'] = ready(isOff);
const on: SecondFactorCardProps['factor'] = ready({ ...isOff, isOn: true, recoveryCodesLeft: 7 });
const calls: SecondFactorCardProps['calls'] = factorCalls;

const meta = preview.meta({
  title: 'Account/Second step',
  component: SecondFactorCard,
  args: { factor: off, email: 'dana@example.com', calls },
  beforeEach: () => clearNotifications,
});

const button = (name: string) => screen.getByRole('button', { name });
const code = () => screen.findByRole('textbox', { name: /Code/ });

export const Off = meta.story({
  play: async () => {
    await expect(screen.getByText('Off')).toBeVisible();
    await expect(button('Turn on')).toBeVisible();
  },
});

export const TurnedOn = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(button('Turn on'));

    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Add your account to an authenticator app' })).toHaveFocus();
    await expect(args.calls.prepare).toHaveBeenCalledOnce();
    await userEvent.type(await code(), '123 456');
    await userEvent.click(button('Turn on'));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus());
    await expect(args.calls.turnOn).toHaveBeenCalledWith('123 456');
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    await expect(notifications().visible?.title).toBe('Turned On');
  },
});

export const WrongFirstCode = meta.story({
  args: {
    calls: {
      ...factorCalls,
      turnOn: () => Promise.reject(callError('wrong_code', { fields: ['code'] })),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Turn on'));
    await userEvent.type(await code(), '000000');
    await userEvent.click(button('Turn on'));

    await expect(await screen.findByText(/^This code is incorrect/)).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveFocus());
    await userEvent.click(button('Cancel'));
    await expect(screen.getByText('Off')).toBeVisible();
    await waitFor(() => expect(button('Turn on')).toHaveFocus());
  },
});

export const TurnedOff = meta.story({
  args: { factor: on },
  play: async ({ userEvent, args }) => {
    await expect(screen.getByText('You have 7 recovery codes left.')).toBeVisible();
    await userEvent.click(button('Turn off'));
    await waitFor(async () => expect(await code()).toHaveFocus());
    await userEvent.type(await code(), '123456');
    await userEvent.click(button('Turn off'));

    await waitFor(() => expect(notifications().visible?.title).toBe('Turned Off'));
    await expect(args.calls.turnOff).toHaveBeenCalledWith('123456');
  },
});

export const Needed = meta.story({
  args: { factor: ready({ ...isOff, isRequired: true }) },
  play: async () => {
    await expect(screen.getByText(/Required for administrators/)).toBeVisible();
  },
});

const rejectedWith = (failure: CallError) => ({
  ...factorCalls,
  prepare: () => Promise.reject(failure),
});

export const NotStarted = meta.story({
  tags: ['nightly'],
  args: { calls: rejectedWith(callError('second_factor_on')) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Turn on'));

    await waitFor(() => expect(notifications().visible?.title).toBe('Not Turned On'));
    await expect(button('Turn on')).toBeVisible();
  },
});

export const PasswordNotGiven = meta.story({
  tags: ['nightly'],
  args: { calls: rejectedWith(callError('password_needed')) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Turn on'));

    await waitFor(() => expect(button('Turn on')).toBeEnabled());
    await expect(notifications().visible).toBeUndefined();
  },
});

/** A server without a lasting secret: parents can do nothing about that, so nothing is said. */
export const NotOffered = meta.story({
  tags: ['nightly'],
  args: { factor: ready({ ...isOff, isPossible: false }) },
  play: async () => {
    await expect(screen.queryByRole('heading')).toBeNull();
    await expect(screen.queryByText(/SESSION_SECRET|server/)).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['nightly'],
  args: { factor: loading },
  play: async () => {
    await expect(screen.queryByRole('heading')).toBeNull();
  },
});
