import type { Context } from 'koa';

/**
 * Whether the browser asks not to be tracked: Global Privacy Control (`Sec-GPC: 1`) or Do Not Track (`DNT: 1`). Our pages
 * send nothing then; this covers cached scripts, other clients and browsers that hide the setting from scripts.
 */
export function isTrackingRefused(context: Context): boolean {
  return context.get('sec-gpc') === '1' || context.get('dnt') === '1';
}
