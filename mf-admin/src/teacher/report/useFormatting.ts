import { useLocale, useMessages } from '@countertop/design-system/messages';
import { en } from './teacherReport.messages.ts';
import type { Formatting } from './formatting.ts';

export function useFormatting(): Formatting {
  const t = useMessages(en);
  const { locale } = useLocale();
  return { t, locale };
}
