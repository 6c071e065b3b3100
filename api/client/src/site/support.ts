import {
  getSupportRequests,
  postSupportAnswered,
  postSupportRequest,
  type SupportRequest,
} from '@countertop/contract/site/support';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../shared/call.ts';
import { refreshed } from '../shared/refreshed.ts';
import { randomText } from '../analytics/session.ts';

const idLength = 20;
/** IDs of this page's requests by their content, so that sending one again after a failure stores it once. */
const requestIds = new Map<string, string>();

/** Sends a request to support. Returns when the answer is due, ISO 8601. Throws `CallError` if it was not stored. */
export async function sendSupportRequest(input: Omit<SupportRequest, 'requestId'>): Promise<string> {
  const content = JSON.stringify(input);
  const requestId = requestIds.get(content) ?? randomText(idLength);
  requestIds.set(content, requestId);
  const { dueAt } = await call(postSupportRequest, { ...input, requestId });
  requestIds.delete(content);
  return dueAt;
}

/** The requests without an answer, oldest due first, page by page. */
export function supportRequestsQuery() {
  return infiniteQueryOptions({
    queryKey: ['/api/admin/support-requests'],
    queryFn: ({ signal, pageParam: after }) => call(getSupportRequests, after === null ? {} : { after }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...refreshed,
  });
}

/** Marks a request as answered. Throws `CallError`. */
export async function markSupportAnswered(id: number): Promise<void> {
  await call(postSupportAnswered, { id: String(id) });
}
