import { getOpenApi } from '@countertop/contract/site/openApi';
import { handle } from './handle.ts';
import type { Router } from './Router.ts';

/** Adds the description of the API, which is loaded on the first call. */
export function openApiRoutes(router: Router): void {
  handle(router, getOpenApi, async () => (await import('../../../../docs/openapi.json')).default);
}
