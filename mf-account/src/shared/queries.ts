import { call, CallError } from '@countertop/client/call';
import { previousGamesQuery, restoreGame } from '@countertop/client/progress';
import { currentUserQuery } from '@countertop/client/user';
import {
  deleteOtherSessions,
  deleteSession,
  getSessions,
  getSignInWays,
  postChangePassword,
} from '@countertop/contract/account';
import { getBadges, getCertificates } from '@countertop/contract/awards';
import { postEmailChange } from '@countertop/contract/emailChange';
import { getPlayerProgress, type PlayerProgress } from '@countertop/contract/progress';
import { type CurrentUser, patchProfile } from '@countertop/contract/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { asked } from './asked.ts';
import { refusalOf } from './refusal.ts';

/** What was earned in the meantime must show: these are asked for whenever their page opens. */
const anew = { refetchOnMount: 'always' } as const;

/** The badges of the signed-in user, newest first. */
export function badgesQuery() {
  return queryOptions({
    queryKey: ['/api/user/badges'],
    queryFn: ({ signal }) => call(getBadges, {}, { signal }),
    ...anew,
  });
}

/** Their certificates, newest first. Lists ask for them only on plans that have them; each stays after its plan. */
export function certificatesQuery(isAsked: boolean) {
  return queryOptions({
    queryKey: ['/api/user/certificates'],
    queryFn: ({ signal }) => call(getCertificates, {}, { signal }),
    enabled: isAsked,
    ...anew,
  });
}

async function progressOf(userId: string, signal: AbortSignal): Promise<PlayerProgress | null> {
  try {
    return await call(getPlayerProgress, { userId }, { signal });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** The game that is kept, null where none is. Asked for only once the id is known. */
export function progressQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['/api/player-progress', userId],
    queryFn: ({ signal }) => (userId === undefined ? null : progressOf(userId, signal)),
    enabled: userId !== undefined,
    ...anew,
  });
}

/** The games that can be restored, the furthest first. Asked for only once the id is known. */
export function previousGames(userId: string | undefined) {
  return queryOptions({ ...previousGamesQuery(userId ?? ''), enabled: userId !== undefined, ...anew });
}

/** Makes a previous game the current one; every page learns it. */
export async function restore(client: QueryClient, userId: string | undefined, gameId: string): Promise<void> {
  if (userId === undefined) return;
  const progress = await asUser(client, restoreGame(userId, gameId));
  client.setQueryData(progressQuery(userId).queryKey, progress);
  await client.invalidateQueries({ queryKey: previousGames(userId).queryKey });
}

/** How one signs in here. */
export function signInWaysQuery() {
  return queryOptions({ queryKey: ['/api/auth/ways'], queryFn: ({ signal }) => call(getSignInWays, {}, { signal }) });
}

/** Where the person is signed in, last used first. */
export function sessionsQuery(isIn: boolean) {
  return queryOptions({
    queryKey: ['/api/auth/sessions'],
    queryFn: ({ signal }) => call(getSessions, {}, { signal }),
    enabled: isIn,
    ...anew,
  });
}

/** Does something for who is signed in. Should the session be over, every page learns it. */
export async function asUser<Answer>(client: QueryClient, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await asked(answer);
  } catch (error) {
    if (refusalOf(error).status === 401) client.setQueryData(currentUserQuery().queryKey, null);
    throw error;
  }
}

/** Keeps another display name. */
export async function rename(client: QueryClient, displayName: string): Promise<void> {
  const user: CurrentUser = await asUser(client, call(patchProfile, { displayName }));
  client.setQueryData(currentUserQuery().queryKey, user);
}

/** Ends a session elsewhere. One that is over already is no reason to complain. */
export async function endSession(client: QueryClient, sessionId: string): Promise<void> {
  try {
    await asUser(client, call(deleteSession, { sessionId }));
  } catch (error) {
    if (refusalOf(error).status !== 404) throw error;
  }
  await client.invalidateQueries({ queryKey: sessionsQuery(true).queryKey, refetchType: 'all' });
}

/** Ends every session but the one that asks. */
export async function endOtherSessions(client: QueryClient): Promise<void> {
  await asUser(client, call(deleteOtherSessions, {}));
  await client.invalidateQueries({ queryKey: sessionsQuery(true).queryKey, refetchType: 'all' });
}

/** Changes the password, which ends the sessions elsewhere. */
export async function changePassword(
  client: QueryClient,
  passwords: { password: string; newPassword: string },
): Promise<void> {
  await asUser(client, call(postChangePassword, passwords));
  await client.invalidateQueries({ queryKey: sessionsQuery(true).queryKey, refetchType: 'all' });
}

/** Sends a link to a new address, which moves the account there once it is opened. */
export async function changeEmail(client: QueryClient, email: string): Promise<void> {
  await asUser(client, call(postEmailChange, { email }));
}
