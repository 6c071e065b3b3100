import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { en } from './lessons.messages.ts';

type Facts = Pick<ClassLesson, 'opensAt' | 'closesAt' | 'seatIds'>;

/** Returns functions that describe for whom a lesson is, and when it is open, in local time. */
export function useLessonFacts() {
  const t = useMessages(en);
  const { locale } = useLocale();
  // Without the year: a class lasts about one.
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return {
    who: ({ seatIds }: Facts) => (seatIds === null ? t('lesson.all') : t('lesson.some', { count: seatIds.length })),
    times: ({ opensAt, closesAt }: Facts) => format.formatRange(new Date(opensAt), new Date(closesAt)),
  };
}
