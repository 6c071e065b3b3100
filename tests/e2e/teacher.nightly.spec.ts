import { signInNew } from '../support/account.ts';
import { firstPageOfPdf, textOfPdf } from '../support/report.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/visitor.ts';

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
  // Browsers shrink a page to what is wider than the paper, as a chart was.
  expect(starts.size).toBe(1);
});
