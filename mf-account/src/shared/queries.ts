import { asUser } from '@countertop/client/accounts/asUser';
import { call } from '@countertop/client/shared/call';
import { hasErrorCode } from '@countertop/client/shared/CallError';
import { previousGamesQuery, progressQuery, restoreGame } from '@countertop/client/play/progress';
import { currentUserQuery } from '@countertop/client/accounts/user';
import {
  deleteOtherSessions,
  deleteSession,
  getSessions,
  postChangePassword,
} from '@countertop/contract/accounts/account';
import { getBadges, getCertificates } from '@countertop/contract/play/awards';
import { postEmailChange } from '@countertop/contract/accounts/emailChange';
import { type CurrentUser, patchProfile } from '@countertop/contract/accounts/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Refetches whenever a page opens, because new awards must show. */
const refreshed = { refetchOnMount: 'always' } as const;

/** The badges of the signed-in user, newest first. */
export function badgesQuery() {
  return queryOptions({
    queryKey: ['/api/user/badges'],
    queryFn: ({ signal }) => call(getBadges, {}, { signal }),
    ...refreshed,
  });
}

/** Their certificates, newest first. Lists load them only for plans that include them; users keep each one after the plan ends. */
export function certificatesQuery(isEnabled: boolean) {
  return queryOptions({
    queryKey: ['/api/user/certificates'],
    queryFn: ({ signal }) => call(getCertificates, {}, { signal }),
    enabled: isEnabled,
    ...refreshed,
  });
}

/** Makes a previous game the current one, on every open page. */
export async function restore(client: QueryClient, userId: string | undefined, gameId: string): Promise<void> {
  if (userId === undefined) return;
  const progress = await asUser(client, restoreGame(userId, gameId));
  client.setQueryData(progressQuery(userId).queryKey, progress);
  await client.invalidateQueries({ queryKey: previousGamesQuery(userId).queryKey });
}

/** The user's sessions, last used first. */
export function sessionsQuery(isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['/api/auth/sessions'],
    queryFn: ({ signal }) => call(getSessions, {}, { signal }),
    enabled: isSignedIn,
    ...refreshed,
  });
}

/** Changes the display name. */
export async function rename(client: QueryClient, displayName: string): Promise<void> {
  const user: CurrentUser = await asUser(client, call(patchProfile, { displayName }));
  client.setQueryData(currentUserQuery().queryKey, user);
}

/** Ends another session. A session that has already ended is fine. */
export async function endSession(client: QueryClient, sessionId: string): Promise<void> {
  try {
    await asUser(client, call(deleteSession, { sessionId }));
  } catch (error) {
    if (!hasErrorCode(error, 'session_not_found')) throw error;
  }
  await client.invalidateQueries({ queryKey: sessionsQuery(true).queryKey, refetchType: 'all' });
}

/** Ends all other sessions. */
export async function endOtherSessions(client: QueryClient): Promise<void> {
  await asUser(client, call(deleteOtherSessions, {}));
  await client.invalidateQueries({ queryKey: sessionsQuery(true).queryKey, refetchType: 'all' });
}

/** Changes the password, which ends all other sessions. */
export async function changePassword(
  client: QueryClient,
  passwords: { password: string; newPassword: string },
): Promise<void> {
  await asUser(client, call(postChangePassword, passwords));
  await client.invalidateQueries({ queryKey: sessionsQuery(true).queryKey, refetchType: 'all' });
}

/** Emails a link to the new address, which moves the account there once it is opened. */
export async function changeEmail(client: QueryClient, email: string): Promise<void> {
  await asUser(client, call(postEmailChange, { email }));
}
