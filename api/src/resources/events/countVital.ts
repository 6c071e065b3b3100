import { webVitalData } from '@countertop/contract/analytics/eventData';
import type { Telemetry } from '../../platform/observability/Telemetry.ts';
import { countedPage, parseData } from './counters.ts';

/** Adds a web vital to the Prometheus metrics, by page and with nothing about the visitor. */
export function countVital(telemetry: Telemetry, data: string | null): void {
  const vital = parseData(webVitalData, data);
  if (vital !== null) telemetry.recordVital(vital, countedPage(vital.page));
}
