import { getImpact, type Impact } from '@countertop/contract/analytics/impact';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { measureImpact } from './impact.service.ts';

/** The figures change slowly, and counting ratings reads the whole table. */
const keptMs = 3_600_000;

export function impactRoutes(router: Router, { database, now }: ServerContext): void {
  let measured: { readonly impact: Promise<Impact>; readonly atMs: number } | null = null;
  handle(router, getImpact, async () => {
    if (measured === null || Math.abs(now() - measured.atMs) > keptMs) {
      measured = { impact: measureImpact(database, now()), atMs: now() };
    }
    try {
      return await measured.impact;
    } catch (error) {
      measured = null;
      throw error;
    }
  });
}
