import { adminPaymentsQuery, loadPaymentHistory, markPaymentReturned } from '@countertop/client/payments/adminPayments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Access, accessOf } from '../shared/access/access.ts';
import { morePages } from '../shared/pages/morePages.ts';
import type { PaymentList } from './PaymentsTab.tsx';

type User = Parameters<typeof accessOf>[0];

/** Returns the loaded part of the payments, and the error if loading failed. */
export function usePayments(user: User, isEnabled: boolean): { part: Access<PaymentList>; error: Error | null } {
  const [find, setFind] = useState('');
  const query = useInfiniteQuery({ ...adminPaymentsQuery(find), enabled: isEnabled });
  const { data, error, isFetching, refetch } = query;
  const [first] = data?.pages ?? [];

  async function onReturned(paymentId: string): Promise<void> {
    await markPaymentReturned(paymentId);
    await refetch();
  }

  const list: PaymentList | undefined = data &&
    first && {
      attention: first.attention,
      silentSince: first.silentSince,
      payments: data.pages.flatMap(({ payments }) => payments),
      ...morePages(query),
      find,
      onFind: setFind,
      onReturned,
      loadHistory: loadPaymentHistory,
    };
  return { part: accessOf<PaymentList>(user, { data: list, error, isFetching, refetch }), error };
}
