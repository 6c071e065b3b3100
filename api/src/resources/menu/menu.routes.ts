import type { Router } from '../../platform/http/Router.ts';
import { getMenuItems, listMenuItems } from '@countertop/contract/play/menu';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import { menuOf } from './menu.service.ts';

export function menuRoutes(router: Router, { database }: ServerContext): void {
  handle(router, getMenuItems, ({ difficulty }) => menuOf(database, difficulty));
  handle(router, listMenuItems, ({ difficulty }) => menuOf(database, difficulty));
}
