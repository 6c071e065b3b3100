import { restartServer } from '../../tools/serve.mjs';
import { startFaultyProxy } from '../support/faultyProxy.ts';
import { query, test } from '../support/ownServer.ts';
import { answerOrder, byMouse, endCelebration, playScreen } from '../support/player.ts';
import { expect } from '../support/test.ts';
import { open, signIn } from '../support/visitor.ts';

test('what two children have played without the server is listed before signing out, and all of it is saved', async ({
  page,
  context,
  server,
}) => {
  const proxy = await startFaultyProxy(server.url);
  const screen = playScreen(page);
  const items = page.getByRole('alertdialog', { name: 'Not everything is saved yet' }).getByRole('listitem');
  const answers = async () => {
    const sql = 'select nickname, count(*) as count from attempts join learners on learners.id = learner_id group by 1';
    const rows = (await query(server, sql)) as { nickname: string; count: number }[];
    return new Map(rows.map(({ nickname, count }) => [nickname, count]));
  };
  const gamesOfMo = async () => {
    const sql = `select seed from (select learner_id, game ->> 'seed' as seed from player_progress union
      select learner_id, game ->> 'seed' from previous_games) join learners on learners.id = learner_id where nickname = 'Mo'`;
    return (await query(server, sql)).length;
  };
  const answerOne = async () => {
    await page.waitForURL('**/game');
    await screen.start.click();
    await screen.waiting.click();
    await answerOrder(page, byMouse, null);
    await endCelebration(page, byMouse);
  };
  const takeBack = async (child: string) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${child}: who’s playing?` })
      .click();
    await page.getByRole('button', { name: 'Back to the grown-up' }).click();
    await page.getByLabel('PIN or password').fill('2468');
    await page.getByLabel('PIN or password').press('Enter');
    await page.waitForURL('**/family');
  };
  const signOut = async () => {
    await open(page, `${proxy.url}/dashboard`);
    await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click();
  };
  const stay = () => page.getByRole('button', { name: 'Stay signed in' }).click();

  await signIn(context, proxy.url, 'family@demo.example');
  await open(page, `${proxy.url}/family`);
  const [before, gamesBefore] = [await answers(), await gamesOfMo()];
  server.program.child.kill('SIGKILL');
  await server.program.ended;
  await page.getByRole('button', { name: 'Hand over this device' }).click();
  await page.getByRole('button', { name: 'Hand over to Mo' }).click();
  await answerOne();
  await page.getByRole('banner').getByRole('link', { name: 'Mo: who’s playing?' }).click();
  await page.getByRole('button', { name: 'Sunny Waffle' }).click();
  await answerOne();

  // The network now wants a sign-in, and answers with its page for what is sent.
  proxy.breakFile(/\/(?:attempts|player-progress|badge|certificate)/, 'HTML');
  await restartServer(server);
  await takeBack('Sunny Waffle');
  await signOut();
  await expect(items).toHaveText([
    /^You: 1 answer.* and the latest restaurant$/,
    /^Mo: 1 answer.* and the latest restaurant$/,
  ]);
  await stay();

  proxy.repair();
  await signOut();
  await expect(items).toHaveText([/^Mo: .*the latest restaurant$/]);
  await expect(items).not.toContainText('answer');
  const added = [...(await answers())].map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
  expect(Object.fromEntries(added)).toMatchObject({ Mo: 1, 'Sunny Waffle': 1, 'Captain Pickle': 0 });
  await stay();

  await open(page, `${proxy.url}/family`);
  await page.getByRole('button', { name: 'Hand over this device' }).click();
  await page.getByRole('button', { name: 'Hand over to Mo' }).click();
  await expect.poll(gamesOfMo).toBe(gamesBefore + 1);
  await takeBack('Mo');
  await signOut();
  await expect(page).toHaveURL(`${proxy.url}/`);
  await proxy.stop();
});
