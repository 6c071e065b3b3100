import { emailRevertDays } from '@countertop/contract/accounts/account.limits';
import { endedFamilyKeptDays, settingsCodeDays } from '@countertop/contract/family/family.limits';
import {
  analyticsKeptDays,
  attemptsKeptDays,
  earlyAccessUnconfirmedKeptDays,
  idleKeptDays,
  idleSessionKeptDays,
  feedbackKeptDays,
  playTimeKeptDays,
  previousGamesKeptDays,
  planEndRemindersKeptDays,
  sentJobsKeptDays,
  sessionKeptDays,
  supportRequestsKeptDays,
  unconfirmedKeptDays,
} from '@countertop/contract/accounts/retention';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacyData.messages.ts';
import type { RecordField } from './records.ts';

/** Returns how long each record is kept, from the server's retention periods. */
export function useUntil(): (field: RecordField) => string {
  const t = useMessages(en);
  const erased = t('until.erased');
  const untils: Readonly<Record<RecordField, string>> = {
    email: t('until.account', { days: unconfirmedKeptDays, months: Math.round((12 * idleKeptDays) / 365) }),
    name: erased,
    password: erased,
    secondFactor: t('until.secondFactor'),
    provider: erased,
    plan: erased,
    role: erased,
    dates: erased,
    looks: t('until.looks'),
    support: t('until.days', { days: supportRequestsKeptDays }),
    session: t('until.session', { idle: idleSessionKeptDays, most: sessionKeptDays }),
    link: t('until.link', { days: emailRevertDays }),
    progress: erased,
    previousGames: t('until.previousGames', { days: previousGamesKeptDays }),
    restaurant: erased,
    learner: erased,
    consents: erased,
    limits: erased,
    playTime: t('until.days', { days: playTimeKeptDays }),
    settingsCode: t('until.days', { days: settingsCodeDays }),
    familyEnd: t('until.familyEnd', { days: endedFamilyKeptDays }),
    weekly: t('until.weekly', { days: sentJobsKeptDays }),
    answers: t('until.days', { days: attemptsKeptDays }),
    skillTotals: erased,
    badges: erased,
    certificates: erased,
    payments: t('until.payments'),
    cancellation: erased,
    reminders: t('until.reminders', { days: planEndRemindersKeptDays }),
    visits: t('until.visits', { days: analyticsKeptDays }),
    feedback: t('until.feedback', { days: feedbackKeptDays }),
    earlyAccess: t('until.opens', { days: earlyAccessUnconfirmedKeptDays }),
    erased: t('until.forGood'),
  };
  return (field) => untils[field];
}
