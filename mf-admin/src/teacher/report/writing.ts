import type { Translate } from '@countertop/design-system/messages';
import type { Reader } from '../../report/writeCell.ts';
import type { en } from './messages/en.messages.ts';

/** What is needed to write a report for a person. */
export interface Writing extends Reader {
  readonly t: Translate<typeof en>;
}
