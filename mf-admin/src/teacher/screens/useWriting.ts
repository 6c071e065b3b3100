import { useLocale, useMessages } from '@countertop/design-system/messages';
import { en } from '../report/teacherReport.messages.ts';
import type { Writing } from '../report/writing.ts';

/** The words of the reports in the language of the page. */
export function useWriting(): Writing {
  const t = useMessages(en);
  const { locale } = useLocale();
  return { t, locale };
}
