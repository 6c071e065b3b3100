import { restartServer } from '../../tools/serve.mjs';
import { query, test } from '../support/ownServer.ts';
import { answerOrder, byMouse, endCelebration, playScreen } from '../support/player.ts';
import { expect } from '../support/test.ts';
import { open, signIn } from '../support/visitor.ts';

test('a device is handed over twice while the server is down, and each child’s answers arrive as that child’s', async ({
  page,
  context,
  server,
}) => {
  const screen = playScreen(page);
  const learners = () =>
    query(
      server,
      'select nickname, count(*) as answers from attempts join learners on learners.id = learner_id group by 1',
    );
  await signIn(context, server.url, 'family@demo.example');
  await open(page, '/family');
  const before = await learners();
  server.program.child.kill('SIGTERM');
  await server.program.ended;

  await page.getByRole('button', { name: 'Hand over this device' }).click();
  await page.getByRole('button', { name: 'Hand over to Mo' }).click();
  await page.waitForURL('**/game');
  await screen.start.click();
  await screen.waiting.click();
  await answerOrder(page, byMouse, null);
  await endCelebration(page, byMouse);

  await test.step('the pages of the grown-up are closed', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Mo: who’s playing?' }).click();
  await expect(page.getByText('There’s no internet. Go on playing: what you do is sent when it’s back.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the grown-up' }).click();
  await page.getByLabel('PIN or password').fill('2468');
  await page.getByLabel('PIN or password').press('Enter');
  await expect(page.getByText(/^We couldn’t reach our server/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Sunny Waffle' }).click();
  await page.waitForURL('**/game');
  await screen.start.click();
  await screen.waiting.click();
  await answerOrder(page, byMouse, null);
  const sent: string[] = [];
  page.on('requestfinished', (request) => sent.push(new URL(request.url()).pathname));
  await restartServer(server);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  const answers = async (nickname: string) => {
    const count = (rows: readonly unknown[]) =>
      (rows as { nickname: string; answers: number }[]).find((row) => row.nickname === nickname)?.answers ?? 0;
    return count(await learners()) - count(before);
  };
  await expect.poll(() => answers('Sunny Waffle')).toBe(1);
  const aboutPeople = sent.filter((path) => !path.startsWith('/api/analytics') && path.startsWith('/api/'));
  expect(aboutPeople[0]).toBe('/api/family/hand-over');
  expect(await answers('Mo')).toBe(0);

  await open(page, '/play');
  await page.getByRole('button', { name: 'Mo', exact: true }).click();
  await page.waitForURL('**/game');
  await expect.poll(() => answers('Mo')).toBe(1);
  expect(await answers('Sunny Waffle')).toBe(1);
});
