import { expect, type Page } from '@playwright/test';
import { query, test } from '../support/ownServer.ts';
import { byMouse, playDay, playScreen } from '../support/player.ts';
import { open } from '../support/visitor.ts';

const feedback = 'select rating, words, game_completed from opinions order by id';
const replay = '/game?seed=7&ages=ages_8_9';

test('the tutorial is offered until the first game, works by keyboard and starts it (promise:tutorial)', async ({
  page,
}) => {
  await page.goto('/game');
  const offer = page.getByRole('button', { name: 'New here? Play the 2-minute tutorial' });
  await offer.waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await offer.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('dialog').getByRole('heading', { level: 3 });
  for (let step = 1; step <= 5; step += 1) {
    await expect(heading).toContainText(`Step ${step} of 5`);
    await expect(heading).toBeFocused();
    // The scene comes first; in the last step, 'Skip Tutorial' and 'Back' do.
    for (let tab = 0; tab < (step === 5 ? 3 : 1); tab += 1) await page.keyboard.press('Tab');
    if (step === 3) await page.keyboard.type('10');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog', { name: 'Quick Tutorial' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeVisible();

  await page.reload();
  await playScreen(page).start.waitFor();

  await expect(offer).toHaveCount(0);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Skip Tutorial', (page: Page) => page.getByRole('button', { name: 'Skip Tutorial' }).press('Enter')],
] as const) {
  test(`focus returns to the offer when the tutorial is closed by ${way}, and the next visit has none`, async ({
    page,
  }) => {
    await page.goto('/game');
    const offer = page.getByRole('button', { name: 'New here? Play the 2-minute tutorial' });
    await offer.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeFocused();

    await close(page);

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(offer).toBeFocused();
    await page.reload();
    await playScreen(page).start.waitFor();
    await expect(offer).toHaveCount(0);
  });
}

test('a new restaurant name appears on every sign, in every tab and on the next visit', async ({ page, context }) => {
  await open(page, '/game');
  const other = await context.newPage();
  await open(other, '/game');

  await page.getByRole('button', { name: 'Rename Math Bistro' }).click();
  await page.getByRole('textbox', { name: 'Name of your restaurant' }).fill(' Soup & Sums ');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Rename Soup & Sums' })).toBeFocused();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Soup & Sums');
  await page.reload();
  await playScreen(page).start.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soup & Sums');
});

test('the start screen saves the choice of untimed mode', async ({ page }) => {
  await open(page, '/game');
  await page.getByText('Untimed', { exact: true }).click();

  await page.reload();

  await expect(page.getByRole('radio', { name: 'Untimed' })).toBeChecked();
});

test('after the first day, the pause asks for feedback once, and the server keeps rating and text', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await open(page, replay);
  const { start, pause, resume } = playScreen(page);
  await start.click();
  await playDay(page, byMouse);
  await page.getByRole('button', { name: 'Open for day 2' }).click();
  const question = page.getByRole('region', { name: 'How do you like the game?' });
  await expect(question).toHaveCount(0);
  await pause.click();
  await expect(question).toBeVisible();

  await page.context().setOffline(true);
  await question.getByRole('button', { name: '4: Fun' }).click();
  await expect(page.getByText('It didn’t send. Try again.')).toBeVisible();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: '4: Fun' }).click();
  await question.getByRole('textbox', { name: 'What would make it better?' }).fill('More soup!');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByRole('textbox')).toHaveCount(0);

  expect(await query(server, feedback)).toEqual([{ rating: 4, words: 'More soup!', game_completed: 1 }]);
  await resume.click();
  await pause.click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible();
});

test('a child who asked for a voice on the start screen hears the first order', async ({ page }) => {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    const spoken: string[] = [];
    const voice = { lang: 'en-US', name: 'Test', voiceURI: 'test', localService: true, default: true };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => {},
      speak: (utterance: Utterance) => {
        spoken.push(utterance.text);
        setTimeout(() => utterance.dispatchEvent(new Event('end')));
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, { spoken });
  });
  const spoken = () => page.evaluate(() => Reflect.get(window, 'spoken') as readonly string[]);
  await open(page, '/game?seed=7&ages=ages_6_7');
  const screen = playScreen(page);

  await page.getByRole('button', { name: 'Read this to me' }).click();
  await expect.poll(spoken).toContain('How old are you? Choose a face.');
  await screen.start.click();
  await screen.waiting.click();

  // The question is the last sentence of a ticket.
  await expect.poll(async () => (await spoken()).at(-1)).toMatch(/\?$/);
  await expect(screen.order).toContainText((await spoken()).at(-1) ?? '');
});
