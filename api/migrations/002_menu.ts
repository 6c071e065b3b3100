import { tiers } from '@countertop/engine/problems/band';
import { defaultMenus, type DishId } from '@countertop/engine/play/menu';
import type { Knex } from 'knex';

/** Names from specification 001, section 9, which requires an emoji for each item but does not choose it. */
const dishes: Record<DishId, { readonly name: string; readonly emoji: string }> = {
  burger: { name: 'Burger', emoji: '🍔' },
  fries: { name: 'Fries', emoji: '🍟' },
  soda: { name: 'Soda', emoji: '🥤' },
  salad: { name: 'Salad', emoji: '🥗' },
  pizza: { name: 'Pizza', emoji: '🍕' },
  sandwich: { name: 'Sandwich', emoji: '🥪' },
  pasta: { name: 'Pasta', emoji: '🍝' },
  soup: { name: 'Soup', emoji: '🍲' },
  steak: { name: 'Steak', emoji: '🥩' },
  lobster: { name: 'Lobster', emoji: '🦞' },
  wine: { name: 'Wine', emoji: '🍷' },
  dessert: { name: 'Dessert', emoji: '🍰' },
};

async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('menu_items', (table) => {
    table.string('id', 50).primary();
    table.string('name', 100).notNullable();
    table.integer('price_cents').notNullable();
    table.string('emoji', 20).notNullable();
    table.integer('stock').notNullable();
    table.string('tier', 20).notNullable();
    table.integer('position').notNullable();
    table.index(['tier', 'position']);
  });
  const menus = tiers.flatMap((tier) => defaultMenus[tier].map((item) => ({ ...item, tier })));
  const rows = menus.map(({ id, priceCents, stock, tier }, position) => ({
    id,
    ...dishes[id],
    price_cents: priceCents,
    stock,
    tier,
    position,
  }));
  await knex('menu_items').insert(rows);
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('menu_items');
}

export const menu: Knex.Migration = { up, down };
