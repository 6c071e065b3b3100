import { getSupportRequests, postSupportAnswered, postSupportRequest } from '@countertop/contract/site/support';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { RateLimitError } from '../../platform/errors/ApiError.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import { supportReceiptMail, supportRequestMail } from './supportMails.ts';
import { logView } from '../audit/auditLog.ts';
import { listOpen, markAnswered, storeSupportRequest } from './support.service.ts';
import type { SupportRequestModel } from './SupportRequest.model.ts';

/** Per network: a school behind one address, but not a script that fills the table. */
export const supportLimit = { name: 'support', calls: 20, windowMs: 3_600_000 };
/** Receipts per address, so that nobody can flood a stranger's inbox. */
const receiptLimit = { name: 'support receipts', calls: 5, windowMs: 86_400_000 };

export type SupportParts = Pick<
  ServerContext,
  'database' | 'background' | 'sendMail' | 'supportEmail' | 'origin' | 'now'
>;

/** Returns a function that sends the emails about a new request in the background. A lost email does not lose the request. */
function requestMailer({ database, background, sendMail, supportEmail, origin }: SupportParts) {
  const countReceipt = rateLimit(receiptLimit, database);
  return (row: SupportRequestModel) => {
    if (supportEmail !== null) {
      background.run('support request mail', () => sendMail(supportRequestMail(supportEmail, row, origin)));
    }
    background.run('support receipt mail', async () => {
      try {
        await countReceipt(row.email);
      } catch (error) {
        if (error instanceof RateLimitError) return;
        throw error;
      }
      await sendMail(supportReceiptMail(row, origin));
    });
  };
}

export function supportRoutes(router: Router, parts: SupportParts): void {
  const { database, now } = parts;
  const count = rateLimit(supportLimit, database);
  const mail = requestMailer(parts);
  handle(router, postSupportRequest, async (request, { address, user }) => {
    await count(address);
    const { row, isNew } = await storeSupportRequest(database, request, { user, nowMs: now() });
    if (isNew) mail(row);
    return { dueAt: new Date(row.dueAt).toISOString() };
  });
  handle(router, getSupportRequests, async ({ after }, { user }) => {
    const nowMs = now();
    const { page, ...people } = await listOpen(database, after === undefined ? null : Number(after), nowMs);
    const access = { adminId: user.id, action: 'support_requests_seen', ...people } as const;
    if (page.requests.length > 0) await logView(database, access, nowMs);
    return page;
  });
  handle(router, postSupportAnswered, async ({ id }, { user }) => {
    await markAnswered(database, { id: Number(id), adminId: user.id, nowMs: now() });
    return { ok: true };
  });
}
