import { getImpact, type Impact } from '@countertop/contract/impact';
import { call } from './call.ts';

/** Loads the measured figures of the About page. */
export function loadImpact(signal: AbortSignal): Promise<Impact> {
  return call(getImpact, {}, { signal });
}
