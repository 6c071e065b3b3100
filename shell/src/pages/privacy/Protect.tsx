import {
  analyticsKeptDays,
  attemptsKeptDays,
  earlyAccessUnconfirmedKeptDays,
  feedbackKeptDays,
  previousGamesKeptDays,
} from '@countertop/contract/retention';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacy.messages.ts';

export function Protect() {
  const t = useMessages(en);
  return (
    <>
      <p>{t('privacy.protect.own')}</p>
      <p>{t('privacy.protect.log')}</p>
      <p>{t('privacy.protect.little')}</p>
      <p>{t('privacy.protect.kept', { analytics: analyticsKeptDays, feedback: feedbackKeptDays })}</p>
      <p>{t('privacy.protect.games', { games: previousGamesKeptDays })}</p>
      <p>{t('privacy.protect.answers', { answers: attemptsKeptDays })}</p>
      <p>{t('privacy.protect.early', { days: earlyAccessUnconfirmedKeptDays })}</p>
      <p>{t('privacy.protect.erased')}</p>
    </>
  );
}
