import { getCurrentUser } from '@countertop/contract/accounts/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../shared/call.ts';
import { hasErrorCode } from '../shared/CallError.ts';
import { pendingHandOver } from '../play/pendingHandOver.ts';
import { isSignedIn } from './signedIn.ts';

/**
 * The signed-in user, or null. Sends no request without a session cookie. A child to whom the device was handed offline is the
 * user until the server can be asked.
 */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['/api/auth/user'],
    async queryFn({ signal }) {
      if (!isSignedIn()) return null;
      try {
        return await call(getCurrentUser, {}, { on401: 'null', signal });
      } catch (error) {
        const pending = pendingHandOver.get();
        if (pending === null) throw error;
        return pending.user;
      }
    },
    // Without a network, the child is known as well.
    networkMode: 'always',
  });
}

/** Whether the reason why nobody is signed in is that the plan of the child's class has ended. Sends no request without a session cookie. */
export function lacksClassPlanQuery() {
  return queryOptions({
    queryKey: ['/api/auth/user', 'class plan'],
    async queryFn({ signal }) {
      if (!isSignedIn()) return false;
      try {
        await call(getCurrentUser, {}, { signal });
        return false;
      } catch (error) {
        return hasErrorCode(error, 'class_plan_ended');
      }
    },
  });
}
