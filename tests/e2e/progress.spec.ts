import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/ownServer.ts';
import { plantedWeek } from '../support/plantedWeek.ts';
import { open, signIn } from '../support/visitor.ts';

const planted = [
  'mistake.take_away.not_paid_back',
  'mistake.multiplication.other_table',
  'mistake.profit.one_only',
] as const;
const names = [
  'Borrowed and not carried over',
  'A neighboring times table used',
  'The profit on one instead of all',
] as const;

/** Sends a week of play as the child's device does. */
async function playWeek({ request }: Page, url: string): Promise<void> {
  const [learner] = await (await request.get('/api/learners')).json();
  const attempts = plantedWeek(planted, { seed: 7, nowMs: Date.now() });
  const response = await request.post(`/api/learners/${learner.id}/attempts`, {
    data: { attempts },
    headers: { Origin: url },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { outcomes } = await response.json();
  expect(outcomes).toEqual(attempts.map(() => ({ status: 'stored' })));
}

test(
  'the report of a week names exactly the three mistakes that were made, with their orders',
  { tag: '@promise:analytics' },
  async ({ page, server }) => {
    await signIn(page.context(), server.url);
    await playWeek(page, server.url);

    await open(page, '/dashboard');
    await expect(page.getByText(/is the one to talk about: \d+ of \d+ right/)).toBeVisible();
    await page.getByRole('link', { name: 'See the whole report' }).click();
    await expect(page).toHaveURL(/\/progress$/);

    const mistakes = page.getByRole('region', { name: 'Mistakes worth a look' });
    await expect(mistakes.getByRole('heading', { level: 3 })).toHaveCount(names.length);
    for (const name of names) {
      const mistake = mistakes.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await expect(mistake.getByText('Your child’s answer')).toHaveCount(2);
      await expect(mistake.getByText('Right answer')).toHaveCount(2);
      await expect(mistake.getByText(/^What your child read: “.+”$/)).toHaveCount(2);
    }
    await expect(page.getByText('7', { exact: true }).first()).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(mistakes).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download as PDF' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    for (const [format, start] of [
      ['CSV', '\uFEFFPart,Name'],
      ['PDF', '%PDF-1.7'],
    ] as const) {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download as ${format}` }).click();
      const file = await started;
      expect(await readFile(await file.path(), 'utf8')).toContain(start);
    }
  },
);

test('a free account sees a sample that says so, and what a plan adds', async ({ page, server }) => {
  await signIn(page.context(), server.url, 'free@demo.example');
  await open(page, '/progress');

  const notice = page.getByRole('region', { name: 'This is a sample report' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('heading', { name: 'Borrowed and not carried over' })).toBeVisible();
});
