import { getAdminPayments, getPaymentHistory, postPaymentReturned } from '@countertop/contract/adminPayments';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

const fresh = { staleTime: 0, refetchOnMount: 'always', retryOnMount: true, networkMode: 'always' } as const;

/** Payments, newest first, page by page. `find`: those of an email address, receipt number or payment ID; empty for all. */
export function adminPaymentsQuery(find: string) {
  const wanted = find === '' ? {} : { find };
  return infiniteQueryOptions({
    queryKey: ['/api/admin/payments', find],
    queryFn: ({ signal, pageParam: after }) =>
      call(getAdminPayments, after === null ? wanted : { ...wanted, after }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...fresh,
  });
}

/** The ledger of the payer of a payment, newest first. */
export function paymentHistoryQuery(paymentId: string) {
  return queryOptions({
    queryKey: ['/api/admin/payments', paymentId, 'history'],
    queryFn: ({ signal }) => call(getPaymentHistory, { paymentId }, { signal }),
    ...fresh,
  });
}

/** Records that the money of a failed refund was returned in another way. Throws `CallError`. */
export async function markPaymentReturned(paymentId: string): Promise<void> {
  await call(postPaymentReturned, { paymentId });
}
