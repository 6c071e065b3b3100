import type { Translate } from '@countertop/design-system/messages';
import type { Reader } from '../../shared/report/writeCell.ts';
import type { en } from './teacherReport.messages.ts';

/** What is needed to write a report for a person. */
export interface Writing extends Reader {
  readonly t: Translate<typeof en>;
}
