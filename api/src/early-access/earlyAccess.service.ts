import type { EarlyAccess } from '@countertop/contract/earlyAccess';
import { defaultEarlyAccessSource } from '@countertop/contract/earlyAccessRules';
import type { Knex } from 'knex';
import { EarlyAccessRow } from './EarlyAccessRow.ts';

/** Keeps a wish, once for each e-mail (whatever its case) and game; the first one stays as it is. */
export async function keepEarlyAccess(database: Knex, wish: EarlyAccess, nowMs: number): Promise<void> {
  await EarlyAccessRow.query(database)
    .insert({
      email: wish.email.toLowerCase(),
      game_title: wish.gameTitle.trim(),
      source: wish.source?.trim() ?? defaultEarlyAccessSource,
      created_at: nowMs,
    })
    .onConflict(['email', 'game_title'])
    .ignore();
}
