import type { Page } from '@playwright/test';
import { signInNew } from '../../support/account.ts';
import { expect, test } from '../../support/test.ts';
import { toCsvText, downloadAs, firstPageOfPdf, rowsOf, readCsv, textOfPdf } from '../../support/report.ts';
import { open, reload } from '../../support/visitor.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const classTable = (page: Page) => page.getByRole('table', { name: 'Class Performance Overview' });

test.describe('the teacher dashboard', () => {
  // wcag22-2.1.1 (site)
  test('changes tabs by keyboard, each with its own address, and links back to the game', async ({ page }) => {
    await open(page, '/teacher-dashboard');
    await tab(page, 'Student Details').click();

    await expect(page).toHaveURL('/teacher-dashboard?tab=students');
    await expect(page.getByRole('heading', { name: 'Select a Student' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Level Distribution' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page).toHaveURL('/teacher-dashboard?tab=reports');
    await expect(tab(page, 'Reports')).toBeFocused();
    await page.goBack();
    await expect(tab(page, 'Progress Tracking')).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('link', { name: 'Back to Game' }).click();
    await expect(page).toHaveURL('/game');
  });

  test('opens the view of a link, and goes back through views', async ({ page }) => {
    await open(page, '/teacher-dashboard?sort=-accuracy&search=a');
    await expect(classTable(page).getByRole('row').nth(1)).toContainText('Sofia Rodriguez');
    await expect(page.getByRole('searchbox', { name: 'Find a student' })).toHaveValue('a');

    await classTable(page).getByRole('link', { name: 'Noah Williams' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Noah Williams' })).toBeFocused();
    await page.getByRole('button', { name: 'Emma Johnson' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Emma Johnson' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Noah Williams' })).toBeVisible();
    await reload(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Noah Williams' })).toBeVisible();
  });

  test('comes as HTML, but not at an address with a view that the HTML would not show', async ({ request }) => {
    const html = async (address: string) => (await request.get(address)).text();

    expect(await html('/teacher-dashboard?from=mail')).toContain('role="tablist"');
    expect(await html('/teacher-dashboard?tab=reports')).not.toContain('role="tablist"');
    expect(await html('/teach')).toContain('Number of orders');
    expect(await html('/teach?lesson=25C8-XN1G-0Q0D')).not.toContain('Number of orders');
  });

  test('treats an invalid address like a first visit, or no selection', async ({ page }) => {
    await open(page, '/teacher-dashboard?tab=secrets&sort=password');
    await expect(tab(page, 'Class Overview')).toHaveAttribute('aria-selected', 'true');

    await open(page, '/teacher-dashboard?tab=students&student=4000');
    await expect(page.getByRole('heading', { name: 'Select a Student' })).toBeVisible();
  });

  test('keeps the names where they are when a student is selected', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/teacher-dashboard?tab=students');
    const last = page.getByRole('button', { name: 'Zara Ahmed' });
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    const topOf = () => last.evaluate((name) => name.getBoundingClientRect().top);
    const before = await topOf();

    await last.click();
    await expect(page).toHaveURL(/student=9/);
    await expect(page.getByRole('heading', { level: 2, name: 'Zara Ahmed' })).toBeAttached();

    await expect(last).toBeFocused();
    expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
  });
});

test('a lesson keeps its choices in the address, and its link opens the game', async ({ page }) => {
  await open(page, '/teacher-dashboard');
  await page.getByRole('link', { name: 'Play with your class' }).click();
  await expect(page).toHaveURL(/\/teach\?lesson=/);
  const first = page.url();
  const stock = page.getByRole('checkbox', { name: 'Stock' });

  await page.getByText('Stock', { exact: true }).click();
  await expect(page).not.toHaveURL(first);
  await reload(page);
  await expect(stock).not.toBeChecked();
  await page.goBack();
  await expect(stock).toBeChecked();

  await expect(page).toHaveURL(first);
  await open(page, first.replace('/teach', '/game'));
  await expect(page.getByText('A lesson from your teacher: 10 orders', { exact: false })).toBeVisible();
});

test.describe('reports', () => {
  test('Class Performance Report matches the screen in both file formats', async ({ page }) => {
    const report = page.getByRole('button', { name: 'Class Performance Report', exact: true });
    const dialog = page.getByRole('dialog');
    await open(page, '/teacher-dashboard?tab=reports');
    await report.click();
    await expect(dialog).toBeVisible();
    for (const part of await dialog.getByRole('button', { name: /: .*\d+ row/ }).all()) await part.click();
    const tables = await Promise.all((await dialog.getByRole('table').all()).map((table) => rowsOf(table)));

    const csv = await downloadAs(page, 'CSV');
    await expect(dialog).toBeHidden();
    await report.click();
    const pdf = await downloadAs(page, 'PDF');

    expect(csv.name).toMatch(/^class-performance-report-sample-\d{4}-\d\d-\d\d\.csv$/);
    expect(pdf.name).toBe(csv.name.replace('.csv', '.pdf'));
    const records = readCsv(csv.bytes);
    const text = await textOfPdf(pdf.bytes);
    expect(tables.length).toBeGreaterThan(0);
    for (const [, ...lines] of tables)
      for (const line of lines) {
        expect(records.map((record) => record.slice(0, line.length))).toContainEqual(line.map(toCsvText));
        for (const cell of line) expect(text).toContain(cell.replace(/\s/g, ''));
      }
  });

  test("'Export Report' exports the visible students in their order", async ({ page }) => {
    await open(page, '/teacher-dashboard?sort=accuracy&search=l');
    await expect(page.getByRole('searchbox', { name: 'Find a student' })).toHaveValue('l');
    await expect(classTable(page).getByRole('rowheader', { name: /l/i })).not.toHaveCount(0);
    await expect(classTable(page).getByRole('rowheader').filter({ hasNotText: /l/i })).toHaveCount(0);
    const shown = (await rowsOf(classTable(page))).slice(1);
    await page.getByRole('button', { name: 'Export Report' }).click();

    const records = readCsv((await downloadAs(page, 'CSV')).bytes);

    const found = records.slice(-shown.length);
    expect(found.map(([name]) => name)).toEqual(shown.map(([name]) => name));
    expect(found.map(([, , , accuracy, standing]) => `${accuracy}% ${standing}`)).toEqual(shown.map((line) => line[3]));
    expect(found.map((record) => record[6])).toEqual(shown.map((line) => toCsvText(line[5] ?? '')));
  });
});

test('reports are printed from the first page on, with whole charts and the columns that a narrow window hides', async ({
  page,
  context,
  site,
}) => {
  const print = () => page.pdf({ format: 'A4' });
  await open(page, '/teacher-dashboard');
  expect(await textOfPdf(await print())).toContain('Lastactive');

  await signInNew(context, site, { tier: 'classroom', history: 'class' });
  await open(page, '/teacher-dashboard');
  await expect(page.getByRole('button', { name: 'Make cards' })).toBeVisible();
  const paper = await textOfPdf(await print());
  expect(paper).toContain('Cardmade');
  for (const control of ['Makecards', 'Newclasscode', 'Erasetheclass', 'Actions']) expect(paper).not.toContain(control);
  const [schoolClass] = await (await page.request.get('/api/classes')).json();
  const starts = new Set<number>();
  for (const report of ['Weekly Activity Summary', 'Achievement Summary']) {
    await open(page, `/teacher-dashboard?class=${schoolClass.id}&report=${report.toLowerCase().replaceAll(' ', '-')}`);
    await expect(page.getByRole('heading', { level: 2, name: report })).toBeVisible();

    const { text, start } = await firstPageOfPdf(await print());

    expect(text).toContain(report.replaceAll(' ', ''));
    expect(text).not.toContain('Backtotheclass');
    starts.add(start);
  }
  // If something is wider than the paper, as a chart was, browsers shrink the page.
  expect(starts.size).toBe(1);
});
