import type { VerifiedCertificate } from '@countertop/contract/play/awards';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { VerifyView, type VerifyViewProps } from './VerifyView.tsx';

const certificate: VerifiedCertificate = {
  checkCode: '7K3MQX9T2A',
  certificateType: 'rookie',
  title: 'Rookie Certificate',
  skillLevel: 'beginner',
  challengesCompleted: 32,
  accuracy: 87.5,
  earnedAt: '2026-11-12T12:00:00.000Z',
};
const known: VerifyViewProps['onCheck'] = fn(() => Promise.resolve(certificate));

const meta = preview.meta({
  title: 'Account/Verify',
  component: VerifyView,
  args: { code: '', onCheck: known },
});

const field = () => screen.getByRole('textbox', { name: 'Check code' });
const submit = () => screen.getByRole('button', { name: 'Check the code' });

export const Empty = meta.story({
  parameters: inAllModes,
  play: async ({ userEvent, args }) => {
    await userEvent.click(submit());

    await expect(screen.getByRole('heading', { name: 'Where is the code?' })).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveAccessibleDescription(/A check code has ten letters and digits/);
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
});

export const InTheAddress = meta.story({
  tags: ['nightly'],
  args: { code: '7k3mq-x9t2a' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: 'This certificate is real' })).toBeVisible();
    await expect(args.onCheck).toHaveBeenCalledWith('7K3MQX9T2A');
    await expect(screen.getByText('88%')).toBeVisible();
    await expect(screen.getByText('Real')).toBeVisible();
    await expect(screen.queryByText('Where is the code?')).toBeNull();
  },
});

const never: VerifyViewProps['onCheck'] = fn(() => Promise.resolve(null));

export const Unknown = meta.story({
  args: { onCheck: never },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'oooo o iiiii');
    await userEvent.click(submit());

    await waitFor(() => expect(field()).toHaveAccessibleDescription(/No certificate has the code 00000-11111/));
    await expect(screen.getByRole('heading', { name: 'We couldn’t find this one' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /Contact us/ })).toHaveAttribute('href', '/support?topic=other');
  },
});

const away: VerifyViewProps['onCheck'] = fn(() => Promise.reject(new TypeError('Failed to fetch')));

export const ServerAway = meta.story({
  args: { onCheck: away },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '7K3MQX9T2A');
    await userEvent.click(submit());

    await waitFor(() => expect(field()).toHaveAccessibleDescription(/couldn’t be checked/));
  },
});
