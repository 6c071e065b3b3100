import { getImpact, type Impact } from '@countertop/contract/analytics/impact';
import { call } from '../shared/call.ts';

/** Loads the measured figures of the About page. */
export function loadImpact(signal: AbortSignal): Promise<Impact> {
  return call(getImpact, {}, { signal });
}
