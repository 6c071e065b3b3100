import type { Route } from '@playwright/test';
import { restartServer } from '../../tools/serve.mjs';
import { signInNew } from '../support/account.ts';
import { attemptsPath, storedAnswers } from '../support/attempts.ts';
import { test } from '../support/ownServer.ts';
import { byMouse, playDay, playScreen, waitingAnswers } from '../support/player.ts';
import { expect } from '../support/test.ts';
import { open, reload } from '../support/visitor.ts';

const game = '/game?seed=7&ages=ages_8_9';

test('answers survive an outage of the server and a crash of the page, and are stored once', async ({
  page,
  context,
  server,
}) => {
  const { id } = await signInNew(context, server, { tier: 'explorer' });
  await page.clock.install();
  await open(page, game);
  server.program.child.kill('SIGKILL');
  await server.program.ended;

  await playScreen(page).start.click();
  await playDay(page, byMouse, { orders: 2 });
  await expect.poll(() => waitingAnswers(page)).toBe(2);
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  void devTools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();

  await restartServer(server);
  // The first response is lost, so that the answers are sent again.
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  const next = await context.newPage();
  await next.route(attemptsPath, loseResponse, { times: 1 });
  const lost = next.waitForEvent('requestfailed', (request) => request.url().endsWith('/attempts'));
  await open(next, game);
  await lost;
  await reload(next);

  await expect.poll(() => waitingAnswers(next)).toBe(0);
  expect(await storedAnswers(server, id)).toEqual({ attempts: 2, asked: 2 });
});
