import type { SiteAnalytics } from '@countertop/contract/siteAnalytics';
import type { SiteReport } from '../sections/siteReport.ts';

export interface PartProps {
  site: SiteAnalytics;
  report: SiteReport;
}
