import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paymentList } from './payments.fixture.ts';
import { type PaymentList, PaymentsTab } from './PaymentsTab.tsx';

const onReturned = fn<PaymentList['onReturned']>();
const onFind = fn<PaymentList['onFind']>();

function Payments({ list }: { list: PaymentList }) {
  return (
    <main data-audience="adult">
      <h1>General Analytics</h1>
      <PaymentsTab list={list} />
    </main>
  );
}

const list: PaymentList = { ...paymentList, onReturned, onFind };
const meta = preview.meta({
  title: 'Admin/Payments',
  component: Payments,
  args: { list },
  globals: { locale: 'en-US' },
  beforeEach: () => {
    onReturned.mockReset().mockResolvedValue();
    onFind.mockReset();
  },
});

export const EveryState = meta.story({
  play: async () => {
    await expect(
      screen.getByRole('heading', { name: 'Disputed: answer in Razorpay’s dashboard by Dec 1, 2026' }),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Payments' }));
    for (const [receipt, status] of [
      [/ABCDEFGHJK/, 'Paid'],
      [/DISPUTED22/, 'Disputed'],
      [/FAILEDREF2/, 'Refund failed'],
      [/REFUNDED22/, 'Refunded'],
      [/PARTLYREF2/, '$10.00 refunded'],
      [/LOSTDISPUT/, 'Dispute lost'],
    ] as const) {
      await expect(within(table.getByRole('row', { name: receipt })).getByText(status)).toBeVisible();
    }
  },
});

export const MoneyReturned = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Money returned' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Has the payer got $39.99 back?' });
    await expect(onReturned).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Money returned' }));

    await expect(onReturned.mock.calls).toEqual([['pay_Failed00000001']]);
    await waitFor(() =>
      expect(screen.getByText('Receipt CT-20261118-FAILEDREF2 is recorded as refunded.')).toBeInTheDocument(),
    );
  },
});

export const NotSaved = meta.story({
  play: async () => {
    onReturned.mockRejectedValue(new Error('503: busy'));
    await userEvent.click(screen.getByRole('button', { name: 'Money returned' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Money returned' }));

    await expect(await dialog.findByText('This wasn’t saved. Try again in a moment.')).toBeVisible();
  },
});

export const Find = meta.story({
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Find payments' }), ' mia@home.example{Enter}');

    await expect(onFind.mock.calls).toEqual([['mia@home.example']]);
  },
});

export const NotFound = meta.story({
  args: { list: { ...list, attention: [], payments: [], find: 'nobody@home.example' } },
  play: async () => {
    await expect(screen.getByText(/There is no payment for “nobody@home.example”/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show all payments' }));

    await expect(onFind).toHaveBeenCalledWith('');
    await expect(screen.getByRole('textbox', { name: 'Find payments' })).toHaveFocus();
  },
});

export const History = meta.story({
  play: async () => {
    const [button] = screen.getAllByRole('button', { name: 'History of receipt CT-20261119-DISPUTED22' });
    if (button) await userEvent.click(button);

    const dialog = within(
      await screen.findByRole('dialog', { name: 'History of the account behind CT-20261119-DISPUTED22' }),
    );
    await expect(await dialog.findByText('Disputed')).toBeVisible();
    await expect(dialog.getByText('Paid for Math Explorer')).toBeVisible();
  },
});

export const EventsMissing = meta.story({
  args: { list: { ...list, attention: [], silentSince: '2026-11-20T12:00:00.000Z' } },
  play: async () => {
    await expect(screen.getByText(/No event has arrived since Nov 20, 2026/)).toBeVisible();
  },
});

export const NoPayments = meta.story({
  args: { list: { ...list, attention: [], payments: [] } },
  play: async () => {
    await expect(screen.getByText('No payments yet')).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
