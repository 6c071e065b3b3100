import { policyReportPath } from '@countertop/contract/payments/payments.limits';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { readBytes } from '../../platform/http/readBytes.ts';
import type { Router } from '../../platform/http/Router.ts';
import { blockedSources } from './blockedSources.ts';
import { ReportLog } from './ReportLog.ts';

/** Per network: a page that blocks something reports it a few times. */
const reportLimit = { name: 'policy reports', calls: 30, windowMs: 3_600_000 };
/** Maximum body size in bytes. Browsers send some reports at once, each about a kilobyte. */
const maxBytes = 16_384;

export type PolicyReportParts = Pick<ServerContext, 'database' | 'log' | 'now'>;

/** Logs what the content security policy of a payment page blocked, because the checkout may need it. */
export function policyReportRoutes(router: Router, { database, log, now }: PolicyReportParts): void {
  const count = rateLimit(reportLimit, database);
  const reports = new ReportLog(log, now);
  // Not an endpoint of the contract: browsers choose the format.
  router.on('POST', policyReportPath, async (context) => {
    await count(context.ip);
    for (const source of blockedSources(await readBytes(context, maxBytes))) reports.add(source);
    context.status = 204;
  });
}
