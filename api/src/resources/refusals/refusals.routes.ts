import { postMailRefusal } from '@countertop/contract/accounts/refusals';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import { allowMails, refuseMails } from './refusals.ts';

/** Per network: nobody needs more, and a script can't fill the table. */
const limit = { name: 'refusals', calls: 20, windowMs: 3_600_000 };

export function refusalRoutes(router: Router, { database, now }: ServerContext): void {
  const count = rateLimit(limit, database);
  handle(router, postMailRefusal, async ({ token, isRefused }, { address }) => {
    await count(address);
    await (isRefused ? refuseMails(database, token, now()) : allowMails(database, token));
    return { ok: true };
  });
}
