import { asUser as asCallOf } from '@countertop/client/accounts/asUser';
import { call } from '@countertop/client/shared/call';
import { CallError } from '@countertop/client/shared/CallError';
import type { Guard } from '@countertop/client/accounts/useGuard';
import {
  type Card,
  deleteCard,
  deleteClass,
  deleteSeat,
  deleteStaff,
  deleteStaffInvitation,
  deleteStaffInvitationAsker,
  getClassExport,
  patchClass,
  patchSeat,
  postAcceptStaffInvitation,
  postCards,
  postClass,
  postConfirmStaffInvitation,
  postNewClassCode,
  postSeats,
  postStaffInvitation,
  postUnlockSeat,
  postUnlockSeats,
  putCards,
  putSignIn,
  type SchoolClass,
  type StaffRole,
} from '@countertop/contract/classes/classes';
import { deleteClassLesson, patchClassLesson, postClassLesson } from '@countertop/contract/classes/classLessons';
import { fillPath } from '@countertop/contract/shared/endpoint';
import type { InvitationOutcome } from '@countertop/contract/family/invitation';
import { download } from '@countertop/design-system/download';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { classesQuery, classQuery, lessonsQuery } from './classQueries.ts';

/** Changes of classes. They reject if the server refuses, and resolve when the page shows the change. */
export type ClassCalls = ReturnType<typeof classCalls>;

async function downloadExport(classId: string): Promise<void> {
  const response = await fetch(fillPath(getClassExport.path, { classId }));
  if (!response.ok) throw new CallError(response.status, await response.text(), response.headers);
  download(new Uint8Array(await response.arrayBuffer()), 'application/zip', 'countertop-class.zip');
}

/** Returns the calls to the server. If the session has ended, the whole site shows the teacher as signed out. */
export function classCalls(client: QueryClient, guard: Guard) {
  const asUser = <Answer>(answer: Promise<Answer>) => asCallOf(client, answer);
  const refreshList = () => client.invalidateQueries({ queryKey: classesQuery(true).queryKey });
  const refresh = (classId: string) => client.invalidateQueries({ queryKey: classQuery(classId).queryKey });

  /** Shows a changed class. */
  async function show(answer: Promise<SchoolClass>): Promise<SchoolClass> {
    const changed = await asUser(answer);
    client.setQueryData(classQuery(changed.id).queryKey, changed);
    await refreshList();
    return changed;
  }
  async function change<Answer>(classId: string, answer: Promise<Answer>): Promise<Answer> {
    const value = await asUser(answer);
    await Promise.all([refresh(classId), refreshList()]);
    return value;
  }
  async function changeLessons<Answer>(classId: string, answer: Promise<Answer>): Promise<Answer> {
    const value = await asUser(answer);
    await client.invalidateQueries({ queryKey: lessonsQuery(classId).queryKey });
    return value;
  }

  return {
    show: (stored: SchoolClass) => client.setQueryData(classQuery(stored.id).queryKey, stored),
    makeClass: (input: z.infer<typeof postClass.input>) => show(call(postClass, input)),
    changeClass: (input: z.infer<typeof patchClass.input>) => show(call(patchClass, input)),
    async eraseClass(classId: string, confirmation: string): Promise<void> {
      await guard(() => asUser(call(deleteClass, { classId, confirmation })));
      await refreshList();
    },
    exportClass: (classId: string) => guard(() => asUser(downloadExport(classId))),

    addChildren: (input: z.infer<typeof postSeats.input>) => show(call(postSeats, input)),
    renameChild: (input: z.infer<typeof patchSeat.input>) => show(call(patchSeat, input)),
    removeChild: (classId: string, seatId: string, confirmation: string) =>
      show(call(deleteSeat, { classId, seatId, confirmation })),
    unlock: (classId: string, seatId: string) => change(classId, call(postUnlockSeat, { classId, seatId })),
    unlockAll: (classId: string) => change(classId, call(postUnlockSeats, { classId })),

    drawCards: (classId: string, seatIds: string[]) => asUser(call(postCards, { classId, seatIds })),
    replaceCards: (classId: string, cards: readonly Card[]) =>
      change(
        classId,
        call(putCards, { classId, cards: cards.map(({ seatId, dishes, token }) => ({ seatId, dishes, token })) }),
      ),
    voidCard: (classId: string, seatId: string) => change(classId, call(deleteCard, { classId, seatId })),

    assignLesson: (input: z.infer<typeof postClassLesson.input>) =>
      changeLessons(input.classId, call(postClassLesson, input)),
    changeLesson: (input: z.infer<typeof patchClassLesson.input>) =>
      changeLessons(input.classId, call(patchClassLesson, input)),
    removeLesson: (classId: string, lessonId: string) =>
      changeLessons(classId, call(deleteClassLesson, { classId, lessonId })),
    refreshLessons: (classId: string) => client.invalidateQueries({ queryKey: lessonsQuery(classId).queryKey }),

    openSignIn: (classId: string, openUntil: string | null) => change(classId, call(putSignIn, { classId, openUntil })),
    newCode: (classId: string) => show(call(postNewClassCode, { classId })),

    invite: (classId: string, email: string, role: StaffRole) =>
      guard(() => change(classId, call(postStaffInvitation, { classId, email, role }))),
    deleteInvitation: (classId: string, invitationId: string) =>
      change(classId, call(deleteStaffInvitation, { classId, invitationId })),
    refuseAsker: (classId: string, invitationId: string, userId: string) =>
      change(classId, call(deleteStaffInvitationAsker, { classId, invitationId, userId })),
    confirmInvitation: (classId: string, invitationId: string, userId: string) =>
      guard(() => change(classId, call(postConfirmStaffInvitation, { classId, invitationId, userId }))),
    removeStaff: (classId: string, userId: string) => change(classId, call(deleteStaff, { classId, userId })),
    async acceptInvitation(token: string): Promise<InvitationOutcome> {
      const { outcome } = await asUser(call(postAcceptStaffInvitation, { token }));
      await refreshList();
      return outcome;
    },
  };
}
