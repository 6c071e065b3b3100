import type { DishId } from '@countertop/engine/menu';
import type { Tier } from '@countertop/engine/band';
import { Model } from 'objection';

/** A row of `menu_items`. */
export class MenuItemModel extends Model {
  static override readonly tableName = 'menu_items';

  declare id: DishId;
  declare name: string;
  declare price_cents: number;
  declare emoji: string;
  declare stock: number;
  declare tier: Tier;
  declare position: number;
}
