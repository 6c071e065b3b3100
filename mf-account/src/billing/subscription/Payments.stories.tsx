import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { dana, payments, ruth } from '../../shared/account.fixture.ts';
import { Payments, type PaymentsProps } from './Payments.tsx';

const download: PaymentsProps['onDownload'] = fn(() => Promise.resolve());

const meta = preview.meta({
  title: 'Account/Payments',
  component: Payments,
  args: { payments, user: dana, onDownload: download },
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
  args: { payments: [], user: ruth },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You haven’t paid anything yet.')).toBeVisible();
  },
});

export const GrantedPlan = meta.story({
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no payments for this plan. It was a gift.')).toBeVisible();
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
  args: { onDownload: offline },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', receiptOf('C-2026-000017')));

    const problem = await canvas.findByText(/The receipt couldn’t be created/, { selector: 'li p' });
    await expect(problem).toBeVisible();
    await expect(canvas.getByRole('button', receiptOf('C-2026-000017'))).toBeEnabled();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
