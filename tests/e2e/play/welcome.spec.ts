import { playScreen } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { open, reload } from '../../support/visitor.ts';

test('the tutorial is offered until the first game, works by keyboard and starts it (promise:tutorial)', async ({
  page,
}) => {
  await open(page, '/game', { isFirstVisit: true });
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

  await reload(page);

  await expect(offer).toHaveCount(0);
});

test(
  'focus returns to the offer when the tutorial is skipped, and the next visit has none',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/game', { isFirstVisit: true });
    const offer = page.getByRole('button', { name: 'New here? Play the 2-minute tutorial' });
    await offer.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeFocused();

    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(offer).toBeFocused();
    await reload(page);
    await expect(offer).toHaveCount(0);
  },
);

test(
  'a new restaurant name appears on every sign, in every tab and on the next visit',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await open(page, '/game');
    const other = await context.newPage();
    await open(other, '/game');

    await page.getByRole('button', { name: 'Rename Math Bistro' }).click();
    await page.getByRole('textbox', { name: 'Name of your restaurant' }).fill(' Soup & Sums ');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('button', { name: 'Rename Soup & Sums' })).toBeFocused();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Soup & Sums');
    await reload(page);
    await playScreen(page).start.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soup & Sums');
  },
);

test(
  'a child who asked for a voice on the start screen hears the first order',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
);
