import type { Translate } from '@countertop/design-system/messages';
import type { FormatOptions } from '../../shared/report/formatCell.ts';
import type { en } from './teacherReport.messages.ts';

export interface Formatting extends FormatOptions {
  readonly t: Translate<typeof en>;
}
