import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EarlyAccessLinkView, type EarlyAccessLinkViewProps } from './EarlyAccessLinkView.tsx';

const onConfirm = fn<EarlyAccessLinkViewProps['onConfirm']>();
const onUnsubscribe = fn<EarlyAccessLinkViewProps['onUnsubscribe']>();
const onRefuse = fn<EarlyAccessLinkViewProps['onRefuse']>();
const onRequestLink = fn<EarlyAccessLinkViewProps['onRequestLink']>();
const token = 'a'.repeat(43);
const link: EarlyAccessLinkViewProps['link'] = { action: 'confirm', token };
const gameTitle = 'The Missing Number';

const meta = preview.meta({
  title: 'Shell/Early access/Link',
  component: EarlyAccessLinkView,
  args: { link, onConfirm, onUnsubscribe, onRefuse, onRequestLink },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onConfirm.mockReset().mockResolvedValue({ status: 'confirmed', gameTitle });
    onUnsubscribe.mockReset().mockResolvedValue();
    onRefuse.mockReset().mockResolvedValue();
    onRequestLink.mockReset().mockResolvedValue();
  },
});

const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

export const Confirm = meta.story({
  play: async ({ userEvent }) => {
    await expect(onConfirm).not.toHaveBeenCalled();

    await userEvent.click(confirm());

    await expect(await title('You’re on the list')).toHaveFocus();
    await expect(screen.getByText(`We’ll email you when ${gameTitle} opens.`)).toBeVisible();
    await expect(onConfirm.mock.calls).toEqual([[token]]);
  },
});

export const Already = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    onConfirm.mockResolvedValue({ status: 'already', gameTitle });

    await userEvent.click(confirm());

    await expect(await title('You’re already on the list')).toHaveFocus();
  },
});

export const Confirming = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    onConfirm.mockReturnValue(new Promise(() => {}));

    await userEvent.click(confirm());

    await userEvent.click(await screen.findByRole('button', { name: /Confirming/ }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  play: async ({ userEvent }) => {
    onConfirm.mockRejectedValueOnce(new Error('503: busy'));
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'));
    await expect(confirm()).toHaveFocus();

    await userEvent.click(confirm());

    await expect(await title('You’re on the list')).toHaveFocus();
  },
});

export const Expired = meta.story({
  play: async ({ userEvent }) => {
    onConfirm.mockResolvedValue(null);
    await userEvent.click(confirm());
    await expect(await title('This link has expired')).toHaveFocus();

    await userEvent.type(screen.getByRole('textbox'), 'mia@school.org');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a new link' }));

    await expect(await title('Check your inbox')).toHaveFocus();
    await expect(onRequestLink.mock.calls).toEqual([['mia@school.org']]);
  },
});

export const WithoutALink = meta.story({
  tags: ['nightly'],
  args: { link: null },
  play: async ({ userEvent }) => {
    await expect(await title('This link has expired')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeDisabled();

    await userEvent.type(screen.getByRole('textbox'), 'mia@school{Enter}');

    await waitFor(() =>
      expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Please enter a valid email address/),
    );
    await expect(onRequestLink).not.toHaveBeenCalled();
  },
});

export const Unsubscribe = meta.story({
  args: { link: { action: 'unsubscribe', token } },
  play: async ({ userEvent }) => {
    await expect(await title('Unsubscribe from early access?')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));

    await expect(await title('You’re unsubscribed')).toHaveFocus();
    await expect(onUnsubscribe.mock.calls).toEqual([[token]]);
  },
});

export const RefuseAndAllow = meta.story({
  args: { link: { action: 'refuse', token } },
  play: async ({ userEvent }) => {
    await expect(await title('Stop emails from us?')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Stop emails' }));

    await expect(await title('We won’t write to you again')).toHaveFocus();
    await expect(onRefuse.mock.calls).toEqual([[token, true]]);

    await userEvent.click(screen.getByRole('button', { name: 'Allow emails again' }));
    await expect(await title('Allow emails again?')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Allow emails' }));

    await expect(await title('You can get emails from us again')).toHaveFocus();
    await expect(onRefuse.mock.calls).toEqual([
      [token, true],
      [token, false],
    ]);
  },
});

export const Narrow = meta.story({
  args: { link: null },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
