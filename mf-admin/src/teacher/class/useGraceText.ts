import { useLocale, useMessages } from '@countertop/design-system/messages';
import { en } from './classes.messages.ts';

/** Returns until when the children of a class whose plan has ended can sign in; `graceUntil` is null if they can't anymore. */
export function useGraceText(graceUntil: string | null): string {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (graceUntil === null) return t('plan.ended');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return t('plan.grace', { time: format.format(new Date(graceUntil)) });
}
