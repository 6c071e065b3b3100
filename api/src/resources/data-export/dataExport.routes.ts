import { getClassExport } from '@countertop/contract/classes/classes';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { Router } from '../../platform/http/Router.ts';
import { deleteUser, getErasure, getExport } from '@countertop/contract/accounts/dataExport';
import { getChildExport } from '@countertop/contract/family/family';
import { clearSessionCookies } from '../accounts/sessionCookies.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { emailOf } from '../../platform/http/caller.ts';
import type { Guardians } from '../learners/Guardians.ts';
import { handle } from '../../platform/http/handle.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { requireOwner } from '../classes/requireStaff.ts';
import { collectData } from './collect.ts';
import { collectClass } from './collectClass.ts';
import { collectLearners } from './collectLearners.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import { eraseUser } from './eraseUser.ts';
import { type NoticeParts, sendNotices } from '../erasure/erasureNotices.ts';
import { readErasure } from './readErasure.ts';
import type { Exports } from './Exports.ts';

export interface DataExportParts
  extends ErasureParts, NoticeParts, Pick<ServerContext, 'background' | 'publicOrigin' | 'now'> {
  readonly sessions: Sessions;
  readonly guardians: Guardians;
  readonly exports: Exports;
}

/** Routes to export the caller's data and that of their children and classes, and to erase the account. */
export function dataExportRoutes(router: Router, parts: DataExportParts): void {
  const { database, background, sessions, guardians, exports, publicOrigin, now } = parts;
  handle(router, getExport, (_, { user, context }) => {
    const collect = async () => {
      const data = await collectData(database, user.id);
      if (data === undefined) throw new ApiError('account_not_found', 'This account no longer exists. Sign in again.');
      return data;
    };
    return exports.send(context, { accountId: user.accountId, name: 'countertop', collect });
  });
  handle(router, getChildExport, ({ learnerId }, { user, context }) => {
    const collect = () => collectLearners(database, [learnerId]);
    return exports.send(context, { accountId: user.accountId, name: 'countertop-child', collect });
  });
  handle(router, getClassExport, async ({ classId }, { user, context }) => {
    const { row } = await requireOwner(database, classId, user.id);
    const collect = () => collectClass(database, row);
    return exports.send(context, { accountId: user.accountId, name: 'countertop-class', collect });
  });
  handle(router, getErasure, (_, { user }) => readErasure(database, user.id, now()));
  handle(router, deleteUser, async (_, { user, context }) => {
    const notices = await eraseUser(parts, { id: user.id, email: emailOf(user) }, now());
    background.run('erasure emails', () => sendNotices(parts, notices));
    // Children of the account may play in sessions of their other guardians.
    guardians.forgetAll();
    sessions.forgetAll();
    clearSessionCookies(context, publicOrigin);
    context.set('Clear-Site-Data', '"cache", "storage"');
    return { ok: true };
  });
}
