import { postConfirmEarlyAccess, postEarlyAccess, postUnsubscribe } from '@countertop/contract/earlyAccess';
import { oneClickUnsubscribePath } from '@countertop/contract/earlyAccess.limits';
import type { Knex } from 'knex';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { EarlyAccessList } from './EarlyAccessList.ts';

/** Per network: a room full of teachers behind one address gets through, a program that fills the table does not. */
const limit = { name: 'early access', calls: 30, windowMs: 3_600_000 };

export function earlyAccessRoutes(router: Router, list: EarlyAccessList, database: Knex): void {
  const count = rateLimit(limit, database);
  handle(router, postEarlyAccess, async (wish, { address }) => {
    await count(address);
    await list.signUp(wish);
    return { ok: true };
  });
  handle(router, postConfirmEarlyAccess, ({ token }) => list.confirm(token));
  handle(router, postUnsubscribe, async ({ token }) => {
    await list.unsubscribe(token);
    return { ok: true };
  });
  // Called by mail programs (RFC 8058): a form as the body, which says nothing more, and the token in the query, which the
  // log leaves out.
  router.on('POST', oneClickUnsubscribePath, async (context) => {
    const { token } = context.query;
    if (typeof token === 'string') await list.unsubscribe(token);
    context.body = { ok: true };
  });
}
