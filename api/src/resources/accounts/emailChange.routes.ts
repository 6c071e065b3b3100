import {
  postConfirmEmailChange,
  postEmailChange,
  postRevertEmailChange,
} from '@countertop/contract/accounts/emailChange';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { AccountRoutesParts } from './account.routes.ts';
import { confirmEmailChange, requestEmailChange, revertEmailChange } from './emailChange.service.ts';
import { rememberBrowser } from './knownBrowser.ts';

/** Routes for changing the address of an account, and for undoing that. */
export function emailChangeRoutes(router: Router, parts: AccountRoutesParts): void {
  const { limits, publicOrigin, usesProvider } = parts;

  handle(router, postEmailChange, async ({ email }, { user, context }) => {
    if (usesProvider)
      throw new ApiError('passwords_not_used', 'Change your email address at the service that signs you in.');
    await requestEmailChange(parts, user, email, siteOrigin(context, publicOrigin));
    return { ok: true };
  });

  handle(router, postConfirmEmailChange, async ({ token }, { address, context, user, sessionId }) => {
    const origin = siteOrigin(context, publicOrigin);
    const changed = await limits.limitLinks(address, () => confirmEmailChange(parts, token, sessionId, origin));
    if (user?.id === changed.id) rememberBrowser(context, parts, changed.email);
    return { ok: true };
  });

  handle(router, postRevertEmailChange, async ({ token }, { address }) => {
    await limits.limitLinks(address, () => revertEmailChange(parts, token));
    return { ok: true };
  });
}
