import { getMenuItems } from '@countertop/contract/play/menu';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../shared/call.ts';

/** The menu of a tier or an age band. If empty, use the default menu. */
export function menuItemsQuery(difficulty: string) {
  return queryOptions({
    queryKey: ['/api/menu-items', difficulty],
    queryFn: ({ signal }) => call(getMenuItems, { difficulty }, { signal }),
  });
}
