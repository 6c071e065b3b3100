import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { OwnPayment, RefundResult } from '@countertop/contract/payments/payments';
import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { dana, danaUser, payments, ruth } from '../../shared/account.fixture.ts';
import { callError } from '../../shared/callError.fixture.ts';
import { Payments, type PaymentsProps } from './Payments.tsx';

const download: PaymentsProps['onDownload'] = fn(() => Promise.resolve());

const free: RefundResult['user'] = { ...danaUser, subscriptionTier: 'free', subscriptionStatus: 'cancelled' };
const refund: PaymentsProps['onRefund'] = fn(() => Promise.resolve({ state: 'refunded' as const, user: free }));

const meta = preview.meta({
  title: 'Account/Payments',
  component: Payments,
  args: { payments, user: dana, onDownload: download, onRefund: refund },
  beforeEach: () => clearNotifications,
});

const receiptOf = (number: string) => ({ name: `Download receipt ${number}` });

export const PaidAndRefunded = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const [year, refunded, partly] = canvas.getAllByRole('listitem').map((item) => within(item));

    await expect(year?.getByText('Math Explorer, one year')).toBeVisible();
    await expect(year?.getByText('$39.99')).toBeVisible();
    await expect(year?.getByText('Paid on March 3, 2026')).toBeVisible();
    await expect(year?.queryByText(/refunded/i)).toBeNull();
    await expect(refunded?.getByText('Refunded')).toBeVisible();
    await expect(partly?.getByText('$2.00 refunded')).toBeVisible();
  },
});

export const None = meta.story({
  tags: ['nightly'],
  args: { payments: [], user: ruth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No receipts yet' })).toBeVisible();
  },
});

export const GrantedPlan = meta.story({
  tags: ['nightly'],
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no payments for it.')).toBeVisible();
  },
});

export const Receipt = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', receiptOf('C-2026-000009')));

    await waitFor(() => expect(screen.getByText('Your receipt has been downloaded.')).toBeInTheDocument());
    const [receipt, file] = (args.onDownload as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(file).toBe('receipt-C-2026-000009.pdf');
    await expect(receipt.status).toBe('$2.00 (USD) of this payment was refunded.');
    await expect(receipt.lines.map(({ value }: { value: string }) => value)).toEqual([
      'C-2026-000009',
      'January 1, 2026',
      'Math Explorer',
      'One month',
      '$4.99 (USD)',
      '$2.00 (USD)',
      '$2.99 (USD)',
      'Dana, dana@example.com',
    ]);
  },
});

const offline: PaymentsProps['onDownload'] = fn(() => Promise.reject(new TypeError('Failed to fetch')));

export const ReceiptNotMade = meta.story({
  tags: ['nightly'],
  args: { onDownload: offline },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', receiptOf('C-2026-000017')));

    const error = await canvas.findByText(/The receipt couldn’t be created/, { selector: 'li p' });
    await expect(error).toBeVisible();
    await expect(canvas.getByRole('button', receiptOf('C-2026-000017'))).toBeEnabled();
  },
});

const [year] = payments;
const withRefund = (state: OwnPayment['refund']) => (year ? [{ ...year, refund: state }] : []);
const available = { state: 'available', until: '2026-04-02T12:00:00.000Z', planEndDate: null } as const;
const refundButton = { name: 'Get a refund' };
type UserEvent = { click: (element: Element) => Promise<void> };

/** Opens the dialog. */
async function askForRefund(userEvent: UserEvent) {
  await userEvent.click(screen.getByRole('button', { name: 'Get a refund for receipt C-2026-000031' }));
  return within(await screen.findByRole('dialog', { name: 'Refund $39.99?' }));
}

export const Refundable = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { payments: withRefund(available) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Full refund until April 2, 2026')).toBeVisible();
    const dialog = await askForRefund(userEvent);
    await waitFor(() => expect(dialog.getByText(/Math Explorer ends right away/)).toBeVisible());
    await expect(args.onRefund).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', refundButton));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((args.onRefund as ReturnType<typeof fn>).mock.calls).toEqual([['C-2026-000031']]);
    await expect(notifications().visible).toMatchObject({
      title: 'Payment Refunded',
      message: '$39.99 is on its way back to you. We emailed you a confirmation.',
    });
  },
});

export const RefundOfAnExtension = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { payments: withRefund({ ...available, planEndDate: '2026-12-01T12:00:00.000Z' }) },
  play: async ({ userEvent }) => {
    const dialog = await askForRefund(userEvent);

    await waitFor(() => expect(dialog.getByText(/your plan then ends on December 1, 2026/)).toBeVisible());
  },
});

export const RefundNotWanted = meta.story({
  tags: ['nightly'],
  args: { payments: withRefund(available) },
  globals: { locale: 'en-US' },
  play: async ({ userEvent, args }) => {
    const dialog = await askForRefund(userEvent);

    await userEvent.click(dialog.getByRole('button', { name: 'Keep the plan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
});

const wait: PaymentsProps['onRefund'] = fn(() => new Promise<RefundResult>(() => {}));

export const Refunding = meta.story({
  args: { payments: withRefund(available), onRefund: wait },
  globals: { locale: 'en-US' },
  play: async ({ userEvent, args }) => {
    const dialog = await askForRefund(userEvent);
    const button = dialog.getByRole('button', refundButton);
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(args.onRefund).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('button', { name: 'Keep the plan' })).toBeDisabled();
  },
});

const later: PaymentsProps['onRefund'] = fn(() => Promise.resolve({ state: 'requested' as const, user: danaUser }));

export const RefundTakesLonger = meta.story({
  tags: ['nightly'],
  args: { payments: withRefund(available), onRefund: later },
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    const dialog = await askForRefund(userEvent);

    await userEvent.click(dialog.getByRole('button', refundButton));

    await waitFor(() => expect(notifications().visible?.title).toBe('Refund Requested'));
  },
});

const used: PaymentsProps['onRefund'] = fn(() => Promise.reject(callError('refund_used')));

export const RefundRejected = meta.story({
  args: { payments: withRefund(available), onRefund: used },
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    const dialog = await askForRefund(userEvent);

    await userEvent.click(dialog.getByRole('button', refundButton));

    const error = await screen.findByText(/already had a refund in the last 12 months/, { selector: 'p' });
    await expect(error).toBeVisible();
    await expect(dialog.getByRole('button', refundButton)).toBeEnabled();
  },
});

export const RefundOnItsWay = meta.story({
  tags: ['nightly'],
  args: { payments: withRefund({ state: 'requested' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund on its way')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Get a refund/ })).toBeNull();
  },
});

export const Disputed = meta.story({
  args: { payments: year ? [{ ...year, dispute: 'open', refund: { state: 'disputed' } }] : [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Disputed with your bank')).toBeVisible();
    await expect(canvas.getByText(/Your bank decides about the money/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Get a refund/ })).toBeNull();
  },
});

export const ChargedBack = meta.story({
  args: { payments: year ? [{ ...year, status: 'charged_back', dispute: 'lost' }] : [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Returned by your bank')).toBeVisible();
  },
});

export const RefundRejectedByTheBank = meta.story({
  args: { payments: withRefund({ state: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund rejected by the bank')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support?topic=payment',
    );
    await expect(canvas.queryByRole('button', { name: /Get a refund/ })).toBeNull();
  },
});

/** The receipt names the payer as of the payment, whatever the account is called now. */
export const ReceiptAfterChangedAddress = meta.story({
  args: { user: { ...dana, displayName: 'Dana Okafor', email: 'dana.new@example.com' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', receiptOf('C-2026-000009')));

    await waitFor(() => expect(screen.getByText('Your receipt has been downloaded.')).toBeInTheDocument());
    const [receipt] = (args.onDownload as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(receipt.lines.at(-1).value).toBe('Dana, dana@example.com');
  },
});

export const SecondRefund = meta.story({
  tags: ['nightly'],
  args: { payments: withRefund({ state: 'used' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask support for another refund' })).toHaveAttribute(
      'href',
      '/support',
    );
    await expect(canvas.queryByRole('button', { name: /Get a refund/ })).toBeNull();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
