import { call } from '@countertop/client/shared/call';
import { today } from '@countertop/client/shared/today';
import { getClass, getClasses, postOpenStaffInvitation } from '@countertop/contract/classes/classes';
import { getClassOverview } from '@countertop/contract/classes/classOverview';
import { getClassLessons, getClassView } from '@countertop/contract/classes/classLessons';
import { hasErrorCode } from '@countertop/client/shared/CallError';
import { queryOptions } from '@tanstack/react-query';

/** The classes of the signed-in teacher. */
export function classesQuery(isEnabled: boolean) {
  return queryOptions({
    queryKey: [getClasses.path],
    queryFn: ({ signal }) => call(getClasses, {}, { signal }),
    enabled: isEnabled,
    refetchOnMount: 'always',
  });
}

const openClassRefreshMs = 30_000;

/** One class with its children and staff. Refreshed while sign-in is open, when children can get locked out. */
export function classQuery(classId: string) {
  return queryOptions({
    queryKey: [getClass.path, classId],
    queryFn: ({ signal }) => call(getClass, { classId }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      data?.openUntil == null || isGone(error) ? false : openClassRefreshMs,
  });
}

/** The results of the children of a class. Loaded again when the teacher comes back to the page. */
export function overviewQuery(classId: string) {
  return queryOptions({
    queryKey: [getClassOverview.path, classId],
    queryFn: ({ signal }) => call(getClassOverview, { classId, today: today() }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

const lessonsRefreshMs = 30_000;

/** The lessons of a class. Refreshed while the page is visible, because they open and close, and other teachers change them. */
export function lessonsQuery(classId: string) {
  return queryOptions({
    queryKey: [getClassLessons.path, classId],
    queryFn: ({ signal }) => call(getClassLessons, { classId }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { error } }) => (isGone(error) ? false : lessonsRefreshMs),
  });
}

const viewRefreshMs = 2000;

/**
 * The answers to a lesson. Refreshed every 2 seconds while the page is visible. Browsers send the `ETag` of the response that they
 * have stored, so that unchanged answers aren't sent again.
 */
export function classViewQuery(classId: string, lessonId: string) {
  return queryOptions({
    queryKey: [getClassView.path, classId, lessonId],
    queryFn: ({ signal }) => call(getClassView, { classId, lessonId }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { error } }) => (isGone(error) ? false : viewRefreshMs),
  });
}

/** Whether the lesson or its class is no longer there for the teacher. */
export function isGone(error: unknown): boolean {
  return hasErrorCode(error, 'class_not_found') || hasErrorCode(error, 'lesson_not_found');
}

/** The offer of a staff invitation. Works signed out. */
export function staffInvitationQuery(token: string) {
  return queryOptions({
    queryKey: [postOpenStaffInvitation.path, token],
    queryFn: ({ signal }) => call(postOpenStaffInvitation, { token }, { signal }),
  });
}
