import type { Page } from '@playwright/test';
import type { Server } from '../../tools/serve.mjs';
import { query } from './ownServer.ts';
import { byMouse, playDay, playScreen } from './player.ts';
import { open } from './visitor.ts';

export const attemptsPath = '**/api/learners/*/attempts';

/** Returns how many answers of a learner are stored, and how many problems are counted by skill. */
export async function storedAnswers(server: Server, learnerId: string): Promise<unknown> {
  const of = `where learner_id = '${learnerId}'`;
  const [attempts] = await query(server, `select count(*) as attempts from attempts ${of}`);
  const [skills] = await query(server, `select coalesce(sum(asked), 0) as asked from skill_days ${of}`);
  return { ...(attempts as object), ...(skills as object) };
}

/** Opens a game, starts it, and answers orders on the page's own clock, which must be installed. */
export async function playOrders(page: Page, orders: number): Promise<void> {
  await open(page, '/game?seed=7&ages=ages_8_9');
  await playScreen(page).start.click();
  await playDay(page, byMouse, { orders });
}
