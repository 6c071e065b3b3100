import type { Router } from '../http/Router.ts';
import { getMenuItems, listMenuItems } from '@countertop/contract/menu';
import type { Knex } from 'knex';
import { handle } from '../handle.ts';
import { menuOf } from './menu.service.ts';

export function menuRoutes(router: Router, database: Knex): void {
  handle(router, getMenuItems, ({ difficulty }) => menuOf(database, difficulty));
  handle(router, listMenuItems, ({ difficulty }) => menuOf(database, difficulty));
}
