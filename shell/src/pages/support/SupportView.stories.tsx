import { CallError } from '@countertop/client/shared/CallError';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SupportView, type SupportViewProps } from './SupportView.tsx';

const onSend = fn<SupportViewProps['onSend']>();
const dueAt = '2026-11-25T15:45:00Z';

const meta = preview.meta({
  title: 'Shell/Support/View',
  component: SupportView,
  args: { supportEmail: null, initial: {}, onSend },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onSend.mockReset().mockResolvedValue(dueAt);
  },
});

interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

const message = () => screen.getByRole('textbox', { name: /Your message/ });
const email = () => screen.getByRole('textbox', { name: /Your email address/ });
const reference = () => screen.getByRole('textbox', { name: /Reference for support/ });
const game = () => screen.getByRole('radio', { name: 'The game' });
const send = () => screen.getByRole('button', { name: 'Send message' });

async function fillIn(user: User): Promise<void> {
  await user.click(game());
  await user.type(message(), ' The bill looks wrong. ');
  await user.type(email(), ' mia@school.org ');
}

export const Empty = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByText(/answers within 48 hours, and within 24 hours with a paid plan/)).toBeVisible();
    await expect(screen.getByText('Children: please ask a grown-up to write to us.')).toBeVisible();
    await expect(game()).toHaveAccessibleDescription('We replay what you describe, then explain or fix it.');
    await expect(screen.queryByText(/You can also write an email/)).toBeNull();
  },
});

export const WithAnAddress = meta.story({
  args: { supportEmail: 'help@countertop.example' },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'help@countertop.example' })).toHaveAttribute(
      'href',
      'mailto:help@countertop.example',
    );
  },
});

/** Typed text wins over the account's address. */
export const FilledIn = meta.story({
  tags: ['nightly'],
  args: { initial: { topic: 'payment', reference: 'req-1', email: 'parent@home.example' } },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('radio', { name: 'Payments and refunds' })).toBeChecked();
    await expect(email()).toHaveValue('parent@home.example');

    await userEvent.clear(email());
    await userEvent.type(email(), 'other@home.example');
    await userEvent.type(message(), 'Hello');
    await userEvent.click(send());

    await expect(await screen.findByRole('heading', { name: 'We got your message' })).toHaveFocus();
    await expect(onSend.mock.calls).toEqual([
      [{ topic: 'payment', message: 'Hello', email: 'other@home.example', reference: 'req-1' }],
    ]);
  },
});

/** An unknown topic in a link is ignored. */
export const InvalidFields = meta.story({
  args: { initial: { topic: 'weather', reference: '<b>' } },
  play: async ({ userEvent }) => {
    await userEvent.type(email(), 'mia@school');
    await userEvent.click(send());

    await expect(screen.getByText('Choose a topic.')).toBeVisible();
    await expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await expect(message()).toHaveAccessibleDescription(/Write a few words about what happened/);
    await expect(email()).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(reference()).toHaveAccessibleDescription(/Copy the reference/);

    await userEvent.click(game());
    await userEvent.type(message(), 'Hello');
    await userEvent.click(send());

    await expect(email()).toHaveFocus();
    await expect(message()).toBeValid();
    await expect(onSend).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    onSend.mockReturnValue(new Promise(() => {}));
    await fillIn(userEvent);
    await userEvent.click(send());

    await userEvent.click(await screen.findByRole('button', { name: /Sending…/ }));

    await expect(onSend.mock.calls).toEqual([
      [{ topic: 'game', message: 'The bill looks wrong.', email: 'mia@school.org' }],
    ]);
  },
});

export const Sent = meta.story({
  tags: ['nightly'],
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(send());

    await expect(await screen.findByRole('heading', { level: 1, name: 'We got your message' })).toHaveFocus();
    // In the time zone of the browser.
    await expect(screen.getByText(/^We’ll email you by \w+day, November 2\d at \d+:45/)).toBeVisible();
    await expect(screen.getByText(/confirmation to mia@school.org/)).toBeVisible();
  },
});

export const FailedThenSent = meta.story({
  play: async ({ userEvent }) => {
    onSend.mockRejectedValueOnce(new CallError(503, '{"code":"storage_unavailable"}'));
    await fillIn(userEvent);
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('What you wrote is still here'));
    await expect(message()).toHaveValue(' The bill looks wrong. ');
    await expect(send()).toHaveFocus();

    await userEvent.click(send());

    await expect(await screen.findByRole('heading', { name: 'We got your message' })).toHaveFocus();
  },
});

export const TooMany = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    const headers = new Headers({ 'Retry-After': '1800' });
    onSend.mockRejectedValue(new CallError(429, '{"code":"rate_limited"}', headers));
    await fillIn(userEvent);
    await userEvent.click(send());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('try again in 30 minutes'));
  },
});

export const Offline = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ userEvent }) => {
    onSend.mockRejectedValue(new TypeError('Failed to fetch'));
    await fillIn(userEvent);
    await userEvent.click(send());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You’re offline'));
    await expect(message()).toHaveValue(' The bill looks wrong. ');
  },
});

export const Narrow = meta.story({
  args: { supportEmail: 'a-very-long-address-for-support@customers.countertop.example' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
