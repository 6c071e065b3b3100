import {
  deleteInvitation,
  postAcceptInvitation,
  postInvitation,
  postOpenInvitation,
} from '@countertop/contract/family';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import type { SignInLimits } from '../accounts/signInLimits.ts';
import type { Guardians } from '../learners/Guardians.ts';
import type { Invitations } from './Invitations.ts';

export interface InvitationRoutesParts {
  readonly guardians: Guardians;
  readonly limits: SignInLimits;
  /** Null: the host of each request. */
  readonly publicOrigin: string | null;
}

/** Routes for inviting a second guardian. */
export function invitationRoutes(router: Router, parts: InvitationRoutesParts, invitations: Invitations): void {
  const { guardians, limits, publicOrigin } = parts;
  handle(router, postInvitation, (wanted, { user, context }) =>
    invitations.create(user, wanted, siteOrigin(context, publicOrigin)),
  );
  handle(router, deleteInvitation, async ({ invitationId }, { user }) => {
    await invitations.withdraw(user.id, invitationId);
    return { ok: true };
  });
  handle(router, postOpenInvitation, ({ token }, { address, user }) =>
    limits.limitLinks(address, () => invitations.read(token, user !== null)),
  );
  handle(router, postAcceptInvitation, async ({ token }, { user, address }) => {
    await limits.limitLinks(address, () => invitations.accept(user, token));
    guardians.forgetAll();
    return { ok: true };
  });
}
