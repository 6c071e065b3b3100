import { call } from '@countertop/client/call';
import { getClass, getClasses, postOpenStaffInvitation } from '@countertop/contract/classes';
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

/** One class with its children and staff. */
export function classQuery(classId: string) {
  return queryOptions({
    queryKey: [getClass.path, classId],
    queryFn: ({ signal }) => call(getClass, { classId }, { signal }),
    refetchOnMount: 'always',
  });
}

/** The offer of a staff invitation. Works signed out. */
export function staffInvitationQuery(token: string) {
  return queryOptions({
    queryKey: [postOpenStaffInvitation.path, token],
    queryFn: ({ signal }) => call(postOpenStaffInvitation, { token }, { signal }),
  });
}
