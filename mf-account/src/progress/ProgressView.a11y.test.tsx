import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readThrough } from '../../../.storybook/checks/screenReader.ts';
import preview from '../../../.storybook/preview.tsx';
import { dana, ready, ruth } from '../shared/account.fixture.ts';
import { ProgressView } from './ProgressView.tsx';
import { sampleResults, sampleTickets } from './sample.ts';

const today = '2026-11-22';

const show = (user: typeof dana) =>
  preview
    .meta({ title: 'Progress' })
    .story({
      render: () => (
        <ProgressView
          user={ready(user)}
          now={new Date('2026-11-22T12:00:00Z')}
          today={today}
          results={ready(sampleResults(today))}
          tickets={ready(sampleTickets(today))}
          onSave={() => Promise.resolve('report.csv')}
        />
      ),
    })
    .run();

/** Returns what is read of the page once its lazy parts are there. */
async function readPage(): Promise<string> {
  await expect.element(page.getByRole('figure')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Borrowed and not carried over' })).toBeVisible();
  return (await readThrough()).join('\n');
}

const inOrder = (read: string, words: readonly string[]) => {
  const places = words.map((word) => read.indexOf(word));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

it('reads the sentence first, then figures, skills with their levels, mistakes and the activity', async () => {
  await show(dana);

  inOrder(await readPage(), [
    'heading, Progress, level 1',
    'Giving change from a large bill is the one to talk about: 4 of 9 right',
    'Time played',
    'heading, Minutes and problems a day, level 2',
    'heading, Skills, level 2',
    '4 of 9',
    'heading, Mistakes worth a look, level 2',
    'heading, Borrowed and not carried over, level 3',
    'heading, Try this at home, level 2',
    'Download as CSV',
  ]);
});

it('reads a ticket with the unknown, the answer of the child, the right answer and the reason', async () => {
  await show(dana);
  await readPage();

  const [ticket] = page.getByRole('heading', { level: 4 }).elements();
  const read = (await readThrough(ticket?.parentElement ?? undefined)).join('\n');

  inOrder(read, [
    'Paid with',
    'How much change?',
    'Your child’s answer',
    '$47',
    'Right answer',
    '$37',
    'Take it from the next digit',
  ]);
});

it('says that a sample is one before any number', async () => {
  await show(ruth);

  inOrder(await readPage(), ['heading, This is a sample report, level 2', 'invented', 'See the plans', '4 of 9 right']);
});
