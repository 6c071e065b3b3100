import type { BrowserContext, Page } from '@playwright/test';
import { signInNew } from '../../support/account.ts';
import { query, test } from '../../support/ownServer.ts';
import { toCsvText, rowsOf, readCsv, clickToDownload } from '../../support/report.ts';
import { expect, test as siteTest } from '../../support/test.ts';
import { type Visit, visit } from '../../support/visit.ts';
import { open } from '../../support/visitor.ts';

/** Sends the requests of twelve visitors who finish a day and three younger ones who only start. */
async function visitTheSite(context: BrowserContext): Promise<void> {
  const players = Array.from({ length: 12 }, (_, index): Visit => {
    const extras = { rating: index < 11 ? 5 : 2, waitsFor: 'The Missing Number' };
    return { id: `player-${index}`, band: 'ages_8_9', finishes: true, reports: index === 0, ...extras };
  });
  const younger = Array.from({ length: 3 }, (_, index): Visit => ({ id: `younger-${index}`, band: 'ages_6_7' }));
  await Promise.all([...players, ...younger].map((each) => visit(context.request, each)));
}

const stat = (page: Page, label: string) =>
  page.getByRole('term').getByText(label, { exact: true }).locator('xpath=..').getByRole('definition').first();
const dateOf = (page: Page, label: 'From' | 'To') => page.getByLabel(label, { exact: true });

test.describe('General Analytics', () => {
  // Otherwise the administrator would be counted as a visitor.
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  });

  test(
    'shows visitor activity without small groups, and records an export of emails',
    { tag: '@nightly' },
    async ({ page, context, server }) => {
      await visitTheSite(context);
      const admin = await signInNew(context, server, { role: 'admin' });

      await open(page, '/analytics');

      await expect(page.getByText('Admin Only')).toBeVisible();
      await expect(stat(page, 'Visitors')).toHaveText('15');
      await expect(stat(page, 'Games started')).toHaveText('15');
      await expect(stat(page, 'Days finished')).toHaveText('12');
      await expect(stat(page, 'Time per session')).toHaveText('4 min');
      await expect(page.getByText(/groups smaller than 10 aren’t broken down/).first()).toBeVisible();
      await expect(page.getByText(/home\.example/)).toHaveCount(0);

      await test.step('only groups of ten or more are broken down', async () => {
        const row = (table: string, name: RegExp) =>
          page.getByRole('table', { name: table }).getByRole('row', { name });
        // Twelve of one band and three of another: the total minus the twelve would reveal the three, so neither is shown.
        await expect(row('Games by age band', /^Explorer \(6-7\)/)).toHaveText(/Not broken down.*0/);
        await expect(row('Games by age band', /^Small groups combined/)).toContainText('15');
        await expect(row('Page views by page', /^Home/)).toContainText('15');
        await expect(row('Accuracy by type of problem', /^Order totals/)).toContainText('67%');
        await expect(row('Reported problems', /^Seed 7/)).toContainText('The wording');
        await expect(row('Early access by game', /^The Missing Number/)).toContainText('12');
      });

      await test.step('a download matches its table', async () => {
        const lines = await rowsOf(page.getByRole('table', { name: 'Games by age band' }));
        const file = await clickToDownload(page, page.getByRole('button', { name: 'CSV: Games by age band' }));
        expect(file.name).toMatch(/^countertop-[a-z]+-\d{4}-\d{2}-\d{2}-to-\d{4}-\d{2}-\d{2}\.csv$/);
        const [head, ...records] = readCsv(file.bytes);
        expect(head?.map((name) => name.replace(/ \(%\)$/, ''))).toEqual(lines[0]);
        expect(records).toEqual(lines.slice(1).map((line) => line.map(toCsvText)));
      });

      await test.step('emails are exported after a confirmation, which the access log records', async () => {
        await page.getByRole('button', { name: 'Export emails' }).click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText('recorded in the access log');
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(question).toBeHidden();
        expect(await query(server, 'select * from audit_log')).toEqual([]);
        await page.getByRole('button', { name: 'Export emails' }).click();
        const file = await clickToDownload(page, question.getByRole('button', { name: 'Export and record' }));
        await expect(question).toBeHidden();

        expect(file.name).toMatch(/^countertop-early-access-\d{4}-\d{2}-\d{2}\.csv$/);
        const [head, ...records] = readCsv(file.bytes);
        expect(head?.slice(0, 2)).toEqual(['game', 'email']);
        expect(records.map(([, email]) => email)).toContainEqual(expect.stringMatching(/^player-11-/));
        expect(records).toHaveLength(12);
        await page.getByRole('tab', { name: 'Access log' }).click();
        await expect(page).toHaveURL(/tab=log/);
        const log = page.getByRole('table', { name: 'Access log' });
        await expect(log.getByRole('row', { name: /Exported early-access emails/ })).toHaveText(
          new RegExp(`${admin.email}.*12$`),
        );
        const saved = await clickToDownload(page, page.getByRole('button', { name: 'CSV: Access log' }));
        expect(readCsv(saved.bytes)[1]?.slice(1)).toEqual(['Exported early-access emails', admin.email, '12']);
      });
    },
  );

  // wcag22-2.1.1 (site)
  siteTest(
    'takes dates from the URL and the keyboard, explains what is wrong with them, and retries',
    { tag: '@nightly' },
    async ({ page, context, site }) => {
      await signInNew(context, site, { role: 'admin' });
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));

      await siteTest.step('wrong dates', async () => {
        await open(page, '/analytics?from=2026-02-31&to=2026-03-01');
        await expect(page.getByText('“2026-02-31” isn’t a date.')).toBeVisible();
        expect(requested.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
      });

      await siteTest.step('a request that fails once', async () => {
        await page.route('**/api/admin/analytics*', (route) => route.abort(), { times: 1 });
        await page.getByRole('button', { name: '28 days' }).click();
        await expect(page.getByRole('alert')).toContainText('The data couldn’t be loaded');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('alert')).toBeHidden();
      });

      await siteTest.step('dates by keyboard only, and back', async () => {
        const last28 = page.getByRole('radio', { name: '28 days' });
        await expect(last28).toBeChecked();

        await last28.focus();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Space');
        await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
        await expect(page).toHaveURL(/\?from=.*&to=/);
        await page.getByRole('button', { name: 'Custom range' }).focus();
        await page.keyboard.press('Enter');
        await dateOf(page, 'From').focus();
        await page.keyboard.type('01012026');
        await dateOf(page, 'To').focus();
        await page.keyboard.type('01072026');
        await page.keyboard.press('Enter');

        await expect(page).toHaveURL('/analytics?from=2026-01-01&to=2026-01-07');
        await expect(page.getByRole('heading', { level: 2, name: /^Jan 1/ })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'No activity in this period' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
      });
    },
  );

  siteTest(
    'tells other visitors who can see it, and requests no data',
    { tag: '@nightly' },
    async ({ page, context, site }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await open(page, '/analytics?from=2026-01-01&to=2026-01-07');
      await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toHaveAttribute(
        'href',
        `/api/login?returnTo=${encodeURIComponent('/analytics?from=2026-01-01&to=2026-01-07')}`,
      );

      const { email } = await signInNew(context, site);
      await open(page, '/analytics');

      await expect(page.getByText(email)).toBeVisible();
      expect(requested.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
    },
  );
});
