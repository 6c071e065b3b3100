import type { AdminPayment } from '@countertop/contract/payments/adminPayments';
import type { PaymentList } from './PaymentsTab.tsx';

const payment: AdminPayment = {
  paymentId: 'pay_RkA1b2C3d4E5f6',
  receiptNumber: 'CT-20261121-ABCDEFGHJK',
  email: 'mia@home.example',
  tier: 'explorer',
  period: 'yearly',
  amountCents: 3999,
  refundedCents: 0,
  currency: 'USD',
  paidAt: '2026-11-21T12:00:00.000Z',
  status: 'paid',
  dispute: null,
  hasFailedRefund: false,
};
const dispute = { phase: 'chargeback', reason: 'fraud', respondBy: '2026-12-01T12:00:00.000Z' } as const;

export const disputed: AdminPayment = {
  ...payment,
  paymentId: 'pay_Disputed000001',
  receiptNumber: 'CT-20261119-DISPUTED22',
  email: 'ben@home.example',
  dispute: { ...dispute, status: 'open' },
};
export const refundFailed: AdminPayment = {
  ...payment,
  paymentId: 'pay_Failed00000001',
  receiptNumber: 'CT-20261118-FAILEDREF2',
  email: null,
  hasFailedRefund: true,
};

/** Two payments that need a decision, and others in every state. */
export const paymentList: PaymentList = {
  attention: [refundFailed, disputed],
  payments: [
    payment,
    disputed,
    refundFailed,
    {
      ...payment,
      paymentId: 'pay_2',
      receiptNumber: 'CT-20261117-REFUNDED22',
      refundedCents: 3999,
      status: 'refunded',
    },
    { ...payment, paymentId: 'pay_3', receiptNumber: 'CT-20261116-PARTLYREF2', refundedCents: 1000 },
    {
      ...payment,
      paymentId: 'pay_4',
      receiptNumber: 'CT-20261115-LOSTDISPUT',
      status: 'charged_back',
      dispute: { ...dispute, status: 'lost' },
    },
  ],
  silentSince: null,
  onMore: null,
  more: 'idle',
  find: '',
  onFind: () => {},
  onReturned: () => Promise.resolve(),
  loadHistory: () =>
    Promise.resolve([
      {
        id: 2,
        at: '2026-11-22T12:00:00.000Z',
        kind: 'dispute',
        paymentId: disputed.paymentId,
        amountCents: 3999,
        tier: null,
        detail: 'open',
      },
      {
        id: 1,
        at: '2026-11-19T12:00:00.000Z',
        kind: 'paid',
        paymentId: disputed.paymentId,
        amountCents: 3999,
        tier: 'explorer',
        detail: disputed.receiptNumber,
      },
    ]),
};
