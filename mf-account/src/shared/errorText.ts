import { CallError } from '@countertop/client/shared/CallError';
import type * as account from '@countertop/contract/accounts/account';
import type { deleteUser, getExport } from '@countertop/contract/accounts/dataExport';
import type * as consent from '@countertop/contract/family/consent';
import type * as emailChange from '@countertop/contract/accounts/emailChange';
import type { CommonErrorCode, EndpointErrorCode } from '@countertop/contract/shared/error.constants';
import type * as family from '@countertop/contract/family/family';
import type {
  postCancelSubscription,
  postCreateOrder,
  postRefund,
  postResumeSubscription,
} from '@countertop/contract/payments/payments';
import type * as playLimits from '@countertop/contract/family/playLimits';
import type { postRestoreGame } from '@countertop/contract/play/progress';
import type { postConfirmPassword } from '@countertop/contract/accounts/reauthentication';
import type * as secondFactor from '@countertop/contract/accounts/secondFactor';
import type * as settings from '@countertop/contract/play/settings';
import type { patchProfile } from '@countertop/contract/accounts/user';
import type * as weeklyMail from '@countertop/contract/family/weeklyMail';
import { type Translate, useMessages } from '@countertop/design-system/messages';
import { useMemo } from 'react';
import { en } from './errors.messages.ts';

type CodeOf<Value> = Value extends { readonly errors: readonly (infer Code extends EndpointErrorCode)[] }
  ? Code
  : never;
type CodesOf<Module> = { [Name in keyof Module]: CodeOf<Module[Name]> }[keyof Module];

/** Codes of the endpoints that these pages call and whose errors they show. The catalog has a text for each. */
type ShownCode =
  | CommonErrorCode
  | CodesOf<typeof account>
  | CodesOf<typeof consent>
  | CodesOf<typeof emailChange>
  | CodesOf<typeof family>
  | CodesOf<typeof playLimits>
  | CodesOf<typeof secondFactor>
  | CodesOf<typeof settings>
  | CodesOf<typeof weeklyMail>
  | CodeOf<
      | typeof deleteUser
      | typeof getExport
      | typeof patchProfile
      | typeof postCancelSubscription
      | typeof postConfirmPassword
      | typeof postCreateOrder
      | typeof postRefund
      | typeof postRestoreGame
      | typeof postResumeSubscription
    >;

function isShown(code: string | null): code is ShownCode {
  return code !== null && Object.hasOwn(en, `error.${code}`);
}

function textOf(error: CallError, t: Translate<typeof en>, fallback?: string): string {
  const { code, fields, retryAfterSeconds } = error;
  if (!isShown(code)) return fallback ?? t('error.unknown');
  if (code === 'invalid_input' && fields.includes('token')) return t('error.brokenLink');
  if (code === 'rate_limited' || code === 'sign_in_blocked' || code === 'pictures_blocked') {
    return t(`error.${code}`, { minutes: Math.max(1, Math.round((retryAfterSeconds ?? 0) / 60)) });
  }
  return t(`error.${code}`);
}

/**
 * Returns the text that tells a person why a call failed and what to do next. `fallback` is for errors without a known code.
 * Errors of the server end with the ID by which its operator finds them in the log.
 */
export function errorText(error: unknown, t: Translate<typeof en>, fallback?: string): string {
  if (!(error instanceof CallError)) return fallback ?? t(navigator.onLine ? 'error.unreachable' : 'error.offline');
  const text = textOf(error, t, fallback);
  return error.status >= 500 && error.requestId !== null ? t('error.reference', { text, id: error.requestId }) : text;
}

/** `errorText` in the reader's language. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const t = useMessages(en);
  return useMemo(() => (error: unknown, fallback?: string) => errorText(error, t, fallback), [t]);
}
