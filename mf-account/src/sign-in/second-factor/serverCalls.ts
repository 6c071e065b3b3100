import { asUser } from '@countertop/client/accounts/asUser';
import { call } from '@countertop/client/shared/call';
import type { Guard } from '@countertop/client/accounts/useGuard';
import {
  deleteSecondFactor,
  getSecondFactor,
  postSecondFactor,
  postSecondFactorSecret,
} from '@countertop/contract/accounts/secondFactor';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sessionsQuery } from '../../shared/queries.ts';
import type { SecondFactorCalls } from './calls.ts';

/** State of two-step sign-in. */
export function factorQuery(isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['/api/auth/second-factor'],
    queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
    enabled: isSignedIn,
    refetchOnMount: 'always',
  });
}

/** The calls of the card, which may ask for the password again. Turning it on ends all other sessions. */
export function factorCalls(client: QueryClient, guard: Guard): SecondFactorCalls {
  const refetch = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey, refetchType: 'all' });
  return {
    prepare: () => guard(() => asUser(client, call(postSecondFactorSecret, {}))),
    turnOn: async (code) => {
      const { recoveryCodes } = await guard(() => asUser(client, call(postSecondFactor, { code })));
      await Promise.all([refetch(factorQuery(true).queryKey), refetch(sessionsQuery(true).queryKey)]);
      return recoveryCodes;
    },
    turnOff: async (code) => {
      await guard(() => asUser(client, call(deleteSecondFactor, { code })));
      await refetch(factorQuery(true).queryKey);
    },
  };
}
