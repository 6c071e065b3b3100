import { call } from '@countertop/client/call';
import {
  deleteSecondFactor,
  getSecondFactor,
  postSecondFactor,
  postSecondFactorSecret,
} from '@countertop/contract/secondFactor';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { asUser, sessionsQuery } from '../../shared/queries.ts';
import type { Reauthentication } from '../reauthentication/useReauthentication.tsx';
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

/** The calls of the card, which may need the password again. Turning it on ends the sessions elsewhere. */
export function factorCalls(client: QueryClient, guard: Reauthentication['guard']): SecondFactorCalls {
  const anew = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey, refetchType: 'all' });
  return {
    prepare: () => guard(() => asUser(client, call(postSecondFactorSecret, {}))),
    turnOn: async (code) => {
      const { recoveryCodes } = await guard(() => asUser(client, call(postSecondFactor, { code })));
      await Promise.all([anew(factorQuery(true).queryKey), anew(sessionsQuery(true).queryKey)]);
      return recoveryCodes;
    },
    turnOff: async (code) => {
      await guard(() => asUser(client, call(deleteSecondFactor, { code })));
      await anew(factorQuery(true).queryKey);
    },
  };
}
