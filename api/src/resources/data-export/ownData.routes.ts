import type { Router } from '../../platform/http/Router.ts';
import { deleteUser, getExport } from '@countertop/contract/ownData';
import { takeSession } from '../accounts/sessionCookies.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { dayOf } from '../../platform/days.ts';
import { handle } from '../../platform/http/handle.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { archiveOf } from './archive.ts';
import { collectOwnData } from './collect.ts';
import { type ErasureParts, eraseUser } from './erase.ts';

export interface OwnDataParts extends ErasureParts {
  readonly sessions: Sessions;
  readonly publicOrigin: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Routes to export and to erase everything that is stored of the caller. */
export function ownDataRoutes(router: Router, parts: OwnDataParts): void {
  const { database, sessions, publicOrigin, now } = parts;
  handle(router, getExport, async (_, { user, context }) => {
    const data = await collectOwnData(database, user.id);
    if (data === undefined) throw new Problem(404, 'no_account', 'This account is gone. Sign in again.');
    context.type = 'application/zip';
    context.set('Content-Disposition', `attachment; filename="countertop-${dayOf(now())}.zip"`);
    return Buffer.from(archiveOf(data, now()));
  });
  handle(router, deleteUser, async (_, { user, context }) => {
    await eraseUser(parts, user, now());
    sessions.forget(user.id);
    takeSession(context, publicOrigin);
    context.set('Clear-Site-Data', '"cache", "storage"');
    return { ok: true };
  });
}
