import { asUser } from '@countertop/client/accounts/asUser';
import {
  cancelSubscription,
  paymentsQuery,
  refundPayment,
  resumeSubscription,
} from '@countertop/client/payments/payments';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { RefundResult } from '@countertop/contract/payments/payments';
import type { CurrentUser } from '@countertop/contract/accounts/user';

/** Cancels the subscription and updates the user on every open page. */
export async function cancel(reason?: string): Promise<CurrentUser> {
  return shared(await asUser(queryClient, cancelSubscription(reason)));
}

/** Resumes a canceled subscription and updates the user on every open page. */
export async function resume(): Promise<CurrentUser> {
  return shared(await asUser(queryClient, resumeSubscription()));
}

/** Refunds a payment and updates the user and the payments on every open page. */
export async function refund(receiptNumber: string): Promise<RefundResult> {
  const result = await asUser(queryClient, refundPayment(receiptNumber));
  shared(result.user);
  await queryClient.invalidateQueries({ queryKey: paymentsQuery().queryKey });
  return result;
}

function shared(user: CurrentUser): CurrentUser {
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  return user;
}
