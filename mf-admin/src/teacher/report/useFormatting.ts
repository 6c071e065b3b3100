import { type Translate, useLocale, useMessages } from '@countertop/design-system/messages';
import type { FormatOptions } from '../../shared/report/formatCell.ts';
import { en } from './teacherReport.messages.ts';

export interface Formatting extends FormatOptions {
  readonly t: Translate<typeof en>;
}

export function useFormatting(): Formatting {
  const t = useMessages(en);
  const { locale } = useLocale();
  return { t, locale };
}
