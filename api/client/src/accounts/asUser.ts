import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '../shared/CallError.ts';
import { currentUserQuery } from './user.ts';

/** Awaits a call of the signed-in user. If the session has ended, the whole site shows the user as signed out. */
export async function asUser<Answer>(client: QueryClient, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error) && error.status === 401) client.setQueryData(currentUserQuery().queryKey, null);
    throw error;
  }
}
