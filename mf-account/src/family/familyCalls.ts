import { asUser } from '@countertop/client/accounts/asUser';
import { call } from '@countertop/client/shared/call';
import { learnersQuery } from '@countertop/client/play/learners';
import type { Guard } from '@countertop/client/accounts/useGuard';
import { deleteConsent, noticeVersion, postConfirmConsent, postConsent } from '@countertop/contract/family/consent';
import {
  deleteChild,
  deleteGuardian,
  deleteInvitation,
  deleteInvitationAsker,
  getFamily,
  patchChild,
  postAcceptInvitation,
  postChild,
  postConfirmInvitation,
  postInvitation,
  putPicturePassword,
  putPin,
} from '@countertop/contract/family/family';
import { type PlayLimits, postExtraTime, putPlayLimits } from '@countertop/contract/family/playLimits';
import {
  type LearnerSettings,
  postSettingsCode,
  postUseSettingsCode,
  putSettings,
} from '@countertop/contract/play/settings';
import { ownTimeZone } from '@countertop/contract/shared/timeZone';
import { postWeeklyMailUnsubscribe, putWeeklyMail } from '@countertop/contract/family/weeklyMail';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { handOver } from './hand-over/handOver.ts';
import { downloadSettings } from './downloadSettings.ts';
import { downloadChild } from './downloadChild.ts';
import { consentsQuery, playTimeQuery, settingsQuery, weeklyMailQuery } from './familyQueries.ts';

type Pictures = z.infer<typeof putPicturePassword.input>['pictures'];

/** Changes of the family. They reject if the server refuses, and resolve when the page shows the change. */
export type FamilyCalls = ReturnType<typeof familyCalls>;

/** Returns the calls to the server. `guard` asks for the password again where the server requires it. */
export function familyCalls(client: QueryClient, guard: Guard) {
  async function change<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const value = await asUser(client, answer);
    await Promise.all([
      client.invalidateQueries({ queryKey: [getFamily.path] }),
      client.invalidateQueries({ queryKey: learnersQuery().queryKey }),
    ]);
    return value;
  }

  return {
    addChild: (child: z.infer<typeof postChild.input>) => change(call(postChild, child)),
    changeChild: (child: z.infer<typeof patchChild.input>) => change(call(patchChild, child)),
    eraseChild: (learnerId: string, confirmation: string) =>
      guard(() => change(call(deleteChild, { learnerId, confirmation }))),
    download: (learnerId: string) => guard(() => asUser(client, downloadChild(learnerId))),
    handOver: (learnerId: string) => handOver(client, learnerId),

    setPictures: (learnerId: string, pictures: Pictures) =>
      guard(() => change(call(putPicturePassword, { learnerId, pictures }))),
    setPin: (pin: string | null) => guard(() => change(call(putPin, { pin }))),

    async setLimits(learnerId: string, limits: PlayLimits): Promise<void> {
      await guard(() => asUser(client, call(putPlayLimits, { learnerId, timeZone: ownTimeZone(), ...limits })));
      await client.invalidateQueries({ queryKey: playTimeQuery(learnerId).queryKey });
    },
    async addTime(learnerId: string): Promise<void> {
      const time = await asUser(client, call(postExtraTime, { learnerId, timeZone: ownTimeZone() }));
      client.setQueryData(playTimeQuery(learnerId).queryKey, time);
    },

    async agree(learnerId: string): Promise<'given' | 'pending'> {
      const { consent } = await change(call(postConsent, { learnerId, noticeVersion }));
      await client.invalidateQueries({ queryKey: consentsQuery(learnerId).queryKey });
      return consent;
    },
    async withdraw(learnerId: string): Promise<void> {
      await guard(() => change(call(deleteConsent, { learnerId })));
      await client.invalidateQueries({ queryKey: consentsQuery(learnerId).queryKey });
    },
    unsubscribe: (token: string) => call(postWeeklyMailUnsubscribe, { token }),
    confirmConsent: (token: string) => change(call(postConfirmConsent, { token })),

    async saveSettings(learnerId: string, settings: LearnerSettings): Promise<void> {
      client.setQueryData(
        settingsQuery(learnerId).queryKey,
        await asUser(client, call(putSettings, { learnerId, settings })),
      );
    },
    downloadSettings: (learnerId: string) => asUser(client, downloadSettings(learnerId)),
    makeSettingsCode: (learnerId: string) => asUser(client, call(postSettingsCode, { learnerId })),
    async applySettingsCode(learnerId: string, code: string): Promise<void> {
      const answer = await asUser(client, call(postUseSettingsCode, { learnerId, code }));
      client.setQueryData(settingsQuery(learnerId).queryKey, answer);
    },

    async setWeeklyMail(learnerId: string, isOn: boolean): Promise<void> {
      client.setQueryData(
        weeklyMailQuery(learnerId).queryKey,
        await asUser(client, call(putWeeklyMail, { learnerId, isOn })),
      );
    },

    invite: (email: string, learnerIds: string[]) => guard(() => change(call(postInvitation, { email, learnerIds }))),
    confirmInvitation: (invitationId: string, userId: string) =>
      guard(() => change(call(postConfirmInvitation, { invitationId, userId }))),
    refuseAsker: (invitationId: string, userId: string) =>
      change(call(deleteInvitationAsker, { invitationId, userId })),
    deleteInvitation: (invitationId: string) => change(call(deleteInvitation, { invitationId })),
    removeGuardian: (guardianId: string) => guard(() => change(call(deleteGuardian, { guardianId }))),
    acceptInvitation: (token: string) => change(call(postAcceptInvitation, { token })),
  };
}
