import { useLocale, useMessages } from '@countertop/design-system/messages';
import { en } from '../report/teacherReport.messages.ts';
import type { Formatting } from '../report/formatting.ts';

export function useFormatting(): Formatting {
  const t = useMessages(en);
  const { locale } = useLocale();
  return { t, locale };
}
