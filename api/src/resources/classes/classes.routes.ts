import {
  deleteCard,
  deleteClass,
  deleteSeat,
  deleteStaff,
  deleteStaffInvitation,
  deleteStaffInvitationAsker,
  getClass,
  getClasses,
  patchClass,
  patchSeat,
  postAcceptStaffInvitation,
  postCards,
  postClass,
  postConfirmStaffInvitation,
  postNewClassCode,
  postOpenStaffInvitation,
  postSeats,
  postStaffInvitation,
  postUnlockSeat,
  postUnlockSeats,
  putCards,
  putSignIn,
} from '@countertop/contract/classes/classes';
import { getClassOverview } from '@countertop/contract/classes/classOverview';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import type { SignInLimits } from '../accounts/signInLimits.ts';
import type { ConsentRule } from '../consents/ConsentRule.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import { eraseClass } from './deleteClasses.ts';
import { acceptStaffInvitation, confirmStaffInvitation } from './acceptStaffInvitation.ts';
import { drawCards, unlockSeat, unlockSeats, replaceCards, voidCard } from './cards.service.ts';
import { createClass, editClass, replaceCode, setSignIn } from './classes.service.ts';
import { type ClassSignInParts, classSignInRoutes } from './classSignIn.routes.ts';
import { readClassOverview } from './classOverview.ts';
import { listClasses, readClass } from './readClass.ts';
import { requireTeaching } from './requirePlan.ts';
import { requireOwner, requireStaff } from './requireStaff.ts';
import { addSeats, removeSeat, renameSeat, requireConfirmation } from './seats.service.ts';
import { removeStaff } from './staff.service.ts';
import {
  createStaffInvitation,
  readStaffInvitation,
  refuseStaffAsker,
  type StaffInvitationParts,
  withdrawStaffInvitation,
} from './staffInvitations.service.ts';

export interface ClassParts extends ClassSignInParts, ErasureParts, StaffInvitationParts {
  readonly limits: SignInLimits;
  readonly consentRule: ConsentRule;
}

/** Routes for a class as a whole. */
function classRoutes(router: Router, parts: ClassParts): void {
  const { database, sessions, consentRule, now } = parts;

  handle(router, getClasses, (_, { user }) => listClasses(database, user.id, now()));
  handle(router, postClass, (wanted, { user }) => createClass(database, user, wanted, now()));
  handle(router, getClass, async ({ classId }, { user }) => {
    const { row, role } = await requireStaff(database, classId, user.id);
    return readClass(database, row, { role, nowMs: now() });
  });
  handle(router, getClassOverview, (classDay, { user }) => readClassOverview(database, user.id, classDay));
  handle(router, patchClass, async (changes, { user }) => {
    const changed = await editClass(database, user.id, changes, now());
    // Storing depends on the last day, and sessions know the band.
    for (const { learnerId } of changed.seats) consentRule.forget(learnerId);
    sessions.forgetAll();
    return changed;
  });
  handle(router, deleteClass, async ({ classId, confirmation }, { user }) => {
    const { row } = await requireOwner(database, classId, user.id);
    requireConfirmation(row.name, confirmation);
    await eraseClass(parts, classId, now());
    sessions.forgetAll();
    return { ok: true };
  });
  handle(router, putSignIn, (wanted, { user }) => setSignIn(database, user.id, wanted, now()));
  handle(router, postNewClassCode, ({ classId }, { user }) => replaceCode(database, user.id, classId, now()));
}

/** Routes for the children of a class and their cards. */
function seatRoutes(router: Router, parts: ClassParts): void {
  const { database, sessions, now } = parts;

  handle(router, postSeats, (wanted, { user }) => addSeats(database, user.id, wanted, now()));
  handle(router, patchSeat, async (changes, { user }) => {
    const changed = await renameSeat(database, user.id, changes, now());
    sessions.forgetAll();
    return changed;
  });
  handle(router, deleteSeat, async (seat, { user }) => {
    const changed = await removeSeat(parts, user.id, seat, now());
    sessions.forgetAll();
    return changed;
  });
  handle(router, postCards, (wanted, { user }) => drawCards(database, user.id, wanted, now()));
  handle(router, putCards, async (cards, { user }) => {
    await replaceCards(database, user.id, cards, now());
    return { ok: true };
  });
  handle(router, deleteCard, async (seat, { user }) => {
    await voidCard(database, user.id, seat);
    sessions.forgetAll();
    return { ok: true };
  });
  handle(router, postUnlockSeat, async (seat, { user }) => {
    await unlockSeat(database, user.id, seat, now());
    return { ok: true };
  });
  handle(router, postUnlockSeats, async ({ classId }, { user }) => {
    await unlockSeats(database, user.id, classId, now());
    return { ok: true };
  });
}

/** Routes for the teachers of a class. */
function staffRoutes(router: Router, parts: ClassParts): void {
  const { database, limits, publicOrigin, now } = parts;

  handle(router, postStaffInvitation, async (wanted, { user, context }) => {
    // A new owner may have a plan when the present one has none.
    if (wanted.role !== 'owner') await requireTeaching(database, wanted.classId, user.id, now());
    return createStaffInvitation(parts, user, wanted, siteOrigin(context, publicOrigin));
  });
  handle(router, deleteStaffInvitation, async (invitation, { user }) => {
    await withdrawStaffInvitation(parts, user, invitation);
    return { ok: true };
  });
  handle(router, deleteStaffInvitationAsker, async (asked, { user }) => {
    await refuseStaffAsker(parts, user, asked);
    return { ok: true };
  });
  handle(router, postOpenStaffInvitation, ({ token }, { address, user }) =>
    limits.limitLinks(address, () => readStaffInvitation(parts, token, user)),
  );
  handle(router, postAcceptStaffInvitation, async ({ token }, { user, address }) => ({
    outcome: await limits.limitLinks(address, () => acceptStaffInvitation(parts, user, token)),
  }));
  handle(router, postConfirmStaffInvitation, async (asked, { user }) => {
    await confirmStaffInvitation(parts, user, asked);
    return { ok: true };
  });
  handle(router, deleteStaff, async (removal, { user }) => {
    await removeStaff(parts, user.id, removal);
    return { ok: true };
  });
}

/** Routes of the Classroom Edition. */
export function classesRoutes(router: Router, parts: ClassParts): void {
  classRoutes(router, parts);
  seatRoutes(router, parts);
  staffRoutes(router, parts);
  classSignInRoutes(router, parts);
}
