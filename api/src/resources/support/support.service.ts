import { hasFeature } from '@countertop/contract/payments/features';
import { supportRequestsKeptDays } from '@countertop/contract/accounts/retention';
import type { OpenSupportRequest, OpenSupportRequestPage, SupportRequest } from '@countertop/contract/site/support';
import { supportHours, supportPageSize } from '@countertop/contract/site/support.limits';
import { dayMs, hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { ErasedUser } from '../erasure/erase.ts';
import { type Deleted, deleteDue } from '../../platform/db/deleteDue.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { User } from '../../platform/http/caller.ts';
import { logAction } from '../audit/auditLog.ts';
import { SupportRequestModel } from './SupportRequest.model.ts';

function dueAtMs(user: User | null, nowMs: number): number {
  const isPriority = hasFeature(user?.current ?? null, 'prioritySupport', nowMs);
  return nowMs + supportHours[isPriority ? 'priority' : 'standard'] * hourMs;
}

/** Stores a request, once per request ID. `isNew` is false for a retry. `user` is the sender, null if signed out. */
export async function storeSupportRequest(
  database: Knex,
  { topic, email, message, reference, requestId }: SupportRequest,
  { user, nowMs }: { readonly user: User | null; readonly nowMs: number },
): Promise<{ readonly row: SupportRequestModel; readonly isNew: boolean }> {
  const inserted = await SupportRequestModel.query(database)
    .insert({
      userId: user?.id ?? null,
      email: email.toLowerCase(),
      topic,
      message: message.trim(),
      reference: reference ?? null,
      requestId,
      dueAt: dueAtMs(user, nowMs),
      createdAt: nowMs,
    })
    .onConflict('requestId')
    .ignore()
    .returning('id');
  const row = await SupportRequestModel.query(database).findOne({ requestId }).throwIfNotFound();
  return { row, isNew: inserted.$id() !== undefined };
}

const openRequests = (database: Knex) => SupportRequestModel.query(database).whereNull('answeredAt');

/** Returns the number of requests without an answer. */
export function countOpen(database: Knex): Promise<number> {
  return openRequests(database).resultSize();
}

/** Returns the number of requests that should have been answered by now. */
export function countOverdue(database: Knex, nowMs: number): Promise<number> {
  return openRequests(database).where('dueAt', '<', nowMs).resultSize();
}

function toOpenRequest(row: SupportRequestModel): OpenSupportRequest {
  const { id, email, topic, message, reference, createdAt, dueAt } = row;
  const times = { createdAt: new Date(createdAt).toISOString(), dueAt: new Date(dueAt).toISOString() };
  return { id, email, topic, message, reference, ...times };
}

export interface OpenRequests {
  readonly page: OpenSupportRequestPage;
  /** IDs of the accounts whose requests are shown. */
  readonly userIds: readonly string[];
  /** Number of people whose requests are shown, including those without an account. */
  readonly people: number;
}

/** Returns a page of requests without an answer, oldest due first. `after` is the ID of the previous page's last request. */
export async function listOpen(database: Knex, after: number | null, nowMs: number): Promise<OpenRequests> {
  // It may have been answered in the meantime.
  const previous = after === null ? undefined : await SupportRequestModel.query(database).findById(after);
  const rows = await openRequests(database)
    .modify((query) => {
      if (previous === undefined) return;
      const { id, dueAt } = previous;
      void query.where((later) => {
        void later.where('dueAt', '>', dueAt).orWhere((same) => void same.where({ dueAt }).where('id', '>', id));
      });
    })
    .orderBy(['dueAt', 'id'])
    .limit(supportPageSize + 1);
  const shown = rows.slice(0, supportPageSize);
  const last = shown.at(-1);
  const page = {
    requests: shown.map(toOpenRequest),
    open: await countOpen(database),
    overdue: await countOverdue(database, nowMs),
    measuredAt: new Date(nowMs).toISOString(),
    next: rows.length > supportPageSize && last ? String(last.id) : null,
  };
  const userIds = [...new Set(shown.flatMap(({ userId: id }) => id ?? []))];
  return { page, userIds, people: new Set(shown.map(({ email }) => email)).size };
}

export interface Answered {
  readonly id: number;
  readonly adminId: string;
  readonly nowMs: number;
}

/**
 * Marks a request as answered, and logs it for audit. Does nothing if it was answered before. Throws `ApiError` 404 if there is
 * no such request.
 */
export async function markAnswered(database: Knex, { id, adminId, nowMs }: Answered): Promise<void> {
  await database.transaction(async (trx) => {
    const changed = await openRequests(trx).where({ id }).patch({ answeredAt: nowMs, answeredBy: adminId });
    const row = await SupportRequestModel.query(trx).findById(id);
    if (row === undefined) {
      throw new ApiError('support_request_not_found', 'This request no longer exists. Reload the list.');
    }
    if (changed === 0) return;
    const userIds = row.userId === null ? [] : [row.userId];
    await logAction(trx, { adminId, action: 'support_request_answered', userIds, people: 1 }, nowMs);
  });
}

/** Deletes requests past their retention period. */
export async function deleteOldSupportRequests(database: Knex, nowMs: number): Promise<Deleted> {
  return deleteDue(database, SupportRequestModel, (due) =>
    due.where('createdAt', '<=', nowMs - supportRequestsKeptDays * dayMs).orderBy('createdAt'),
  );
}

/** Deletes the requests of an account and those sent with its address. Once it is gone, the former would only be unlinked. */
export async function eraseSupportRequests(trx: Knex.Transaction, { id, email }: ErasedUser): Promise<void> {
  await SupportRequestModel.query(trx).where({ userId: id }).orWhere({ email }).delete();
}
