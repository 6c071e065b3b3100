import type { DishId } from '@countertop/engine/play/day/menu';
import type { Tier } from '@countertop/engine/problems/band';
import { Model } from 'objection';

/** The table `menu_items`. */
export class MenuItemModel extends Model {
  static override readonly tableName = 'menu_items';

  declare readonly id: DishId;
  declare readonly name: string;
  declare readonly priceCents: number;
  declare readonly emoji: string;
  declare readonly stock: number;
  declare readonly tier: Tier;
  declare readonly position: number;
}
