import { daysUntil } from '@countertop/client/shared/localDay';
import { call } from '@countertop/client/shared/call';
import { learnerDaysQuery } from '@countertop/client/play/learners';
import { getConsents } from '@countertop/contract/family/consent';
import { getFamily, postOpenInvitation } from '@countertop/contract/family/family';
import { getPlayTime } from '@countertop/contract/family/playLimits';
import { getSettings } from '@countertop/contract/play/settings';
import { ownTimeZone } from '@countertop/contract/shared/timeZone';
import { getWeeklyMail } from '@countertop/contract/family/weeklyMail';
import { queryOptions } from '@tanstack/react-query';

/** Refetches whenever a page opens: another device may have changed it. */
const refreshed = { refetchOnMount: 'always' } as const;

const weekDays = 7;

/** The family of the signed-in adult. */
export function familyQuery(isEnabled: boolean) {
  return queryOptions({
    queryKey: [getFamily.path],
    queryFn: ({ signal }) => call(getFamily, {}, { signal }),
    enabled: isEnabled,
    ...refreshed,
  });
}

/** A child's results of the seven days up to `today`. */
export function weekQuery(learnerId: string, today: string) {
  return learnerDaysQuery({ learnerId, from: daysUntil(today, weekDays)[0] ?? today, to: today });
}

/** Limits of a child, and the time played today. */
export function playTimeQuery(learnerId: string) {
  return queryOptions({
    queryKey: [getPlayTime.path, learnerId],
    queryFn: ({ signal }) => call(getPlayTime, { learnerId, timeZone: ownTimeZone() }, { signal }),
    ...refreshed,
  });
}

/** Decisions about storing what a child does, newest first. */
export function consentsQuery(learnerId: string) {
  return queryOptions({
    queryKey: [getConsents.path, learnerId],
    queryFn: ({ signal }) => call(getConsents, { learnerId }, { signal }),
    ...refreshed,
  });
}

/** Preferences of a child; null until they are saved for the first time. */
export function settingsQuery(learnerId: string) {
  return queryOptions({
    queryKey: [getSettings.path, learnerId],
    queryFn: ({ signal }) => call(getSettings, { learnerId }, { signal }),
    ...refreshed,
  });
}

/** Whether the signed-in guardian gets the weekly email about a child. */
export function weeklyMailQuery(learnerId: string) {
  return queryOptions({
    queryKey: [getWeeklyMail.path, learnerId],
    queryFn: ({ signal }) => call(getWeeklyMail, { learnerId }, { signal }),
    ...refreshed,
  });
}

/** Inviter and children of an invitation. Works signed out. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [postOpenInvitation.path, token],
    queryFn: ({ signal }) => call(postOpenInvitation, { token }, { signal }),
  });
}
