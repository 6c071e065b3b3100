import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { ClosedKitchen } from '../session/gameStore.ts';
import { en } from './limits.messages.ts';

/** Returns why the kitchen is closed and when it opens again, as a text. Empty if the kitchen has opened again. */
export function useClosedText(): (closed: ClosedKitchen | null) => string {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (closed) => {
    if (closed === null) return '';
    const { reason, opensOn, opensAt } = closed;
    if (opensAt === null) return t('limits.limit');
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    const time = format.format(new Date(`1970-01-01T${opensAt}:00Z`));
    return t(reason === 'limit' ? 'limits.limitAt' : `limits.quiet.${opensOn}`, { time });
  };
}
