import { call } from '@countertop/client/call';
import {
  deleteSecondFactor,
  getSecondFactor,
  postSecondFactor,
  postSecondFactorSecret,
} from '@countertop/contract/secondFactor';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { asUser, sessionsQuery } from '../account/queries.ts';
import type { SecondFactorCalls } from './calls.ts';

/** How the second step of signing in stands. */
export function factorQuery(isIn: boolean) {
  return queryOptions({
    queryKey: ['/api/auth/second-factor'],
    queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
    enabled: isIn,
    refetchOnMount: 'always',
  });
}

/** The calls of the card. Turning it on ends the sessions elsewhere. */
export function factorCalls(client: QueryClient): SecondFactorCalls {
  const anew = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey, refetchType: 'all' });
  return {
    prepare: (proof) => asUser(client, call(postSecondFactorSecret, proof)),
    turnOn: async (code) => {
      const { recoveryCodes } = await asUser(client, call(postSecondFactor, { code }));
      await Promise.all([anew(factorQuery(true).queryKey), anew(sessionsQuery(true).queryKey)]);
      return recoveryCodes;
    },
    turnOff: async (proof) => {
      await asUser(client, call(deleteSecondFactor, proof));
      await anew(factorQuery(true).queryKey);
    },
  };
}
