import {
  deleteInvitation,
  deleteInvitationAsker,
  postAcceptInvitation,
  postConfirmInvitation,
  postInvitation,
  postOpenInvitation,
} from '@countertop/contract/family/family';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import type { SignInLimits } from '../accounts/signInLimits.ts';
import type { Guardians } from '../learners/Guardians.ts';
import { acceptInvitation, confirmInvitation } from './acceptInvitation.ts';
import {
  createInvitation,
  type InvitationParts,
  readInvitation,
  refuseAsker,
  withdrawInvitation,
} from './invitations.service.ts';

export interface InvitationRoutesParts extends InvitationParts {
  readonly guardians: Guardians;
  readonly limits: SignInLimits;
  /** Origin for links; null to use the host of each request. */
  readonly publicOrigin: string | null;
}

/** Routes for inviting a second guardian. */
export function invitationRoutes(router: Router, parts: InvitationRoutesParts): void {
  const { guardians, limits, publicOrigin } = parts;
  handle(router, postInvitation, (wanted, { user, context }) =>
    createInvitation(parts, user, wanted, siteOrigin(context, publicOrigin)),
  );
  handle(router, deleteInvitation, async ({ invitationId }, { user }) => {
    await withdrawInvitation(parts, user.id, invitationId);
    return { ok: true };
  });
  handle(router, deleteInvitationAsker, async (asked, { user }) => {
    await refuseAsker(parts, user.id, asked);
    return { ok: true };
  });
  handle(router, postOpenInvitation, ({ token }, { address, user }) =>
    limits.limitLinks(address, () => readInvitation(parts, token, user)),
  );
  handle(router, postAcceptInvitation, async ({ token }, { user, address }) => {
    const outcome = await limits.limitLinks(address, () => acceptInvitation(parts, user, token));
    guardians.forgetAll();
    return { outcome };
  });
  handle(router, postConfirmInvitation, async (asked, { user }) => {
    await confirmInvitation(parts, user, asked);
    guardians.forgetAll();
    return { ok: true };
  });
}
