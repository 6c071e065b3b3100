import { endedFamilyKeptDays, settingsCodeDays } from '@countertop/contract/family/family.limits';
import {
  analyticsKeptDays,
  attemptsKeptDays,
  earlyAccessUnconfirmedKeptDays,
  feedbackKeptDays,
  playTimeKeptDays,
  previousGamesKeptDays,
  sentJobsKeptDays,
  supportRequestsKeptDays,
} from '@countertop/contract/accounts/retention';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacy.messages.ts';

const family = { time: playTimeKeptDays, codes: settingsCodeDays, ended: endedFamilyKeptDays };
const kept = { analytics: analyticsKeptDays, feedback: feedbackKeptDays, support: supportRequestsKeptDays };

export function Protect() {
  const t = useMessages(en);
  return (
    <>
      <p>{t('privacy.protect.own')}</p>
      <p>{t('privacy.protect.log')}</p>
      <p>{t('privacy.protect.little')}</p>
      <p>{t('privacy.protect.kept', kept)}</p>
      <p>{t('privacy.protect.games', { games: previousGamesKeptDays })}</p>
      <p>{t('privacy.protect.answers', { answers: attemptsKeptDays })}</p>
      <p>{t('privacy.protect.family', family)}</p>
      <p>{t('privacy.protect.classes')}</p>
      <p>{t('privacy.protect.weekly', { weekly: sentJobsKeptDays })}</p>
      <p>{t('privacy.protect.early', { days: earlyAccessUnconfirmedKeptDays })}</p>
      <p>{t('privacy.protect.refused')}</p>
      <p>{t('privacy.protect.erased')}</p>
    </>
  );
}
