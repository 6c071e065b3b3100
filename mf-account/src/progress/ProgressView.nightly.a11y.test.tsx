import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readThrough } from '../../../.storybook/checks/screenReader.ts';
import preview from '../../../.storybook/preview.tsx';
import { dana, ready, ruth } from '../shared/account.fixture.ts';
import { ProgressView } from './ProgressView.tsx';
import { sampleResults, sampleTickets } from './sample.ts';

const today = '2026-11-22';

const show = (user: typeof dana, { hasReports = true } = {}) =>
  preview
    .meta({ title: 'Progress' })
    .story({
      render: () => (
        <ProgressView
          user={ready(user)}
          today={today}
          results={hasReports ? ready(sampleResults(today)) : undefined}
          tickets={ready(sampleTickets(today))}
          onSave={() => Promise.resolve('report.csv')}
        />
      ),
    })
    .run();

/** Returns what a screen reader reads once the lazy parts have loaded. */
async function readPage(): Promise<string> {
  await expect.element(page.getByRole('figure')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Borrowed and not carried over' })).toBeVisible();
  return (await readThrough()).join('\n');
}

/** Returns those of the words that are read, in the order in which they are first read. */
const spokenOrder = (read: string, words: readonly string[]) =>
  words.filter((word) => read.includes(word)).toSorted((one, other) => read.indexOf(one) - read.indexOf(other));

// wcag22-1.3.2 (site)
it('reads the sentence and the figures before the days', async () => {
  await show(dana);

  const words = [
    'heading, Progress, level 1',
    'Giving change from a large bill is the one to talk about: 4 of 9 right',
    'Time played',
    'heading, Minutes and problems a day, level 2',
    'table, Minutes and problems a day',
  ];

  expect(spokenOrder(await readPage(), words)).toEqual(words);
});

it('reads each skill with its count and its level', async () => {
  await show(dana);

  const skills = page.getByRole('region', { name: 'Skills' }).element();
  const read = (await readThrough(skills)).join('\n');

  const words = ['Giving change from a large bill', '4 of 9', 'New', 'Secure', 'Times tables', '21 of 24'];
  expect(spokenOrder(read, words)).toEqual(words);
});

it('reads a ticket with the unknown, the answer of the child, the right answer and the reason', async () => {
  await show(dana);
  await readPage();

  const [ticket] = page.getByRole('heading', { level: 4 }).elements();
  const read = (await readThrough(ticket?.parentElement ?? undefined)).join('\n');

  const words = [
    'Paid with',
    'How much change?',
    'Your child’s answer',
    '$47',
    'Right answer',
    '$37',
    'That leaves one ten less',
  ];
  expect(spokenOrder(read, words)).toEqual(words);
});

it('says that a sample is one before any number', async () => {
  await show(ruth, { hasReports: false });

  const words = ['heading, This is a sample report, level 2', 'invented', 'See the plans', '4 of 9 right'];

  expect(spokenOrder(await readPage(), words)).toEqual(words);
});
