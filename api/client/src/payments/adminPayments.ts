import {
  getAdminPayments,
  getPaymentHistory,
  type PaymentHistoryEntry,
  postPaymentReturned,
} from '@countertop/contract/payments/adminPayments';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../shared/call.ts';
import { refreshed } from '../shared/refreshed.ts';

/** Payments, newest first, page by page. `find`: those of an email address, receipt number or payment ID; empty for all. */
export function adminPaymentsQuery(find: string) {
  const wanted = find === '' ? {} : { find };
  return infiniteQueryOptions({
    queryKey: ['/api/admin/payments', find],
    queryFn: ({ signal, pageParam: after }) =>
      call(getAdminPayments, after === null ? wanted : { ...wanted, after }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...refreshed,
  });
}

/** Returns the ledger of the payer of a payment, newest first. Throws `CallError`. */
export async function loadPaymentHistory(paymentId: string): Promise<readonly PaymentHistoryEntry[]> {
  const { entries } = await call(getPaymentHistory, { paymentId });
  return entries;
}

/** Records that the money of a failed refund was returned in another way. Throws `CallError`. */
export async function markPaymentReturned(paymentId: string): Promise<void> {
  await call(postPaymentReturned, { paymentId });
}
