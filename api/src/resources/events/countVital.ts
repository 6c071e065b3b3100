import { webVitalData } from '@countertop/contract/eventData';
import type { Telemetry } from '../../platform/observability/Telemetry.ts';
import { countedPage, dataOf } from './facts.ts';

/** Adds how fast a page was to the operators' figures, by its name and with nothing of whose browser it was. */
export function countVital(telemetry: Telemetry, data: string | null): void {
  const vital = dataOf(webVitalData, data);
  if (vital !== null) telemetry.vital(vital, countedPage(vital.page));
}
