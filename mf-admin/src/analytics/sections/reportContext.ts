import type { SiteAnalytics } from '@countertop/contract/siteAnalytics';
import type { Translate } from '@countertop/design-system/messages';
import type { en } from './sections.messages.ts';

/** Data and language of the tables. */
export interface ReportContext extends Pick<SiteAnalytics, 'period' | 'before'> {
  readonly t: Translate<typeof en>;
  readonly locale: string;
}
