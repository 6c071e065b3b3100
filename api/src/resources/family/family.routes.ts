import {
  deleteChild,
  deleteGuardian,
  getFamily,
  patchChild,
  postChild,
  postHandOver,
  postTakeBack,
  putPicturePassword,
  putPin,
} from '@countertop/contract/family/family';
import { eraseWord } from '@countertop/contract/accounts/dataExport.limits';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { AccountModel } from '../people/Account.model.ts';
import { signedInOf } from '../../platform/http/caller.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { setSessionCookies } from '../accounts/sessionCookies.ts';
import type { ConsentRule } from '../consents/ConsentRule.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import { eraseLearner } from '../learners/eraseLearner.ts';
import { sendNotices } from '../erasure/erasureNotices.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { addChild, changeChild, confirmsErasure, readFamily } from './children.service.ts';
import { type GrownUpContext, verifyGrownUp } from './grownUp.ts';
import { removeGuardian, type RemovalParts } from './guardians.service.ts';
import { handOver, type HandOverContext, picturesText } from './handOver.ts';
import { invitationRoutes, type InvitationRoutesParts } from './invitations.routes.ts';
import { type InvitationParts, listInvitations } from './invitations.service.ts';

export interface FamilyParts
  extends ErasureParts, GrownUpContext, HandOverContext, InvitationParts, InvitationRoutesParts, RemovalParts {
  readonly consentRule: ConsentRule;
}

/** Routes of the children of a family. */
function childRoutes(router: Router, parts: FamilyParts): void {
  const { database, background, sessions, guardians, consentRule, now } = parts;

  handle(router, getFamily, async (_, { user }) => ({
    ...(await readFamily(database, user, now())),
    invitations: await listInvitations(parts, user.id),
  }));
  handle(router, postChild, async (child, { user }) => {
    const added = await addChild(database, user, child, now());
    consentRule.forget(added.id);
    sessions.forgetAll();
    return added;
  });
  handle(router, patchChild, async (changes, { user }) => {
    const changed = await changeChild(database, user.id, changes, now());
    consentRule.forget(changed.id);
    sessions.forgetAll();
    return changed;
  });
  handle(router, deleteChild, async ({ learnerId, confirmation }) => {
    const { nickname } = await LearnerModel.query(database).findById(learnerId).throwIfNotFound();
    if (!confirmsErasure(nickname, confirmation, eraseWord)) {
      const sentence = `Type ${nickname === null ? eraseWord : 'the nickname'} to erase this child.`;
      throw new ApiError('invalid_input', sentence, { confirmation: sentence });
    }
    const notices = await eraseLearner(parts, learnerId, now());
    background.run('erasure emails', () => sendNotices(parts, notices));
    consentRule.forget(learnerId);
    guardians.forgetAll();
    sessions.forgetAll();
    return { ok: true };
  });
  handle(router, deleteGuardian, async ({ guardianId }, { user }) => {
    await removeGuardian(parts, user.id, guardianId);
    return { ok: true };
  });
}

/** Routes for handing the device to a child and taking it back. */
function handOverRoutes(router: Router, parts: FamilyParts): void {
  const { database, sessions, publicOrigin } = parts;

  handle(router, putPicturePassword, async ({ learnerId, pictures }) => {
    const hash = pictures === null ? null : await hashPassword(picturesText(pictures));
    await LearnerModel.query(database).findById(learnerId).patch({ picturePasswordHash: hash });
    return { ok: true };
  });
  handle(router, putPin, async ({ pin }, { user }) => {
    const hash = pin === null ? null : await hashPassword(pin);
    await AccountModel.query(database).findById(user.id).patch({ pinHash: hash, wrongPins: 0, wrongPinsSince: null });
    sessions.forget(user.id);
    return { ok: true };
  });
  handle(router, postHandOver, async (choice, { user, sessionId }) => {
    await handOver(parts, user, sessionId, choice);
    return { ok: true };
  });
  handle(router, postTakeBack, async (proof, { user, sessionId, context }) => {
    const isFormer = signedInOf(context)?.isFormer === true;
    await verifyGrownUp(parts, user.accountId, proof);
    // The device of a grown-up who took it back in another tab.
    if (user.current.player === null && !isFormer) return { ok: true };
    const session = await sessions.takeBack({ user, sessionId, isFormer }, 'password' in proof);
    setSessionCookies(context, publicOrigin, session);
    return { ok: true };
  });
}

/** Routes of the family: children, hand-over and guardians. */
export function familyRoutes(router: Router, parts: FamilyParts): void {
  childRoutes(router, parts);
  handOverRoutes(router, parts);
  invitationRoutes(router, parts);
}
