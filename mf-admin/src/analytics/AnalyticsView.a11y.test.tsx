import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import preview from '../../../.storybook/preview.tsx';
import { KeptView } from './AnalyticsView.fixture.tsx';
import { entries, site } from './site.fixture.ts';

const show = () =>
  preview
    .meta({ title: 'General analytics' })
    .story({
      render: () => (
        <KeptView
          access={{ status: 'open', value: true }}
          figures={{ status: 'open', value: site }}
          log={{ status: 'open', value: { entries, onOlder: null, older: 'idle' } }}
          onExportEmails={() => Promise.resolve('file.csv')}
          onRefresh={vi.fn<() => void>()}
        />
      ),
    })
    .run();

it('reads from whom the page is for to the days and their figures, with the direction of a change in words', async () => {
  await show();

  const read = (await readThrough()).join('\n');

  const places = ['Admin Only', 'heading, Nov 16', 'midnight UTC', '+17%, up from 180'].map((words) =>
    read.indexOf(words),
  );
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('reads a chart as its sentence, its whole table and what is not told', async () => {
  await show();

  const read = (await readThrough(page.getByRole('figure', { name: 'Where players stop' }).element())).join('\n');

  expect(read).toContain('Most stop after this step: Started to play. 77 visitors went no further.');
  expect(read).toContain('Stopped after it');
  expect(read).toContain('Not broken down');
});

it('says which days are shown after a press', async () => {
  await show();

  const said = await listenDuring(async () => {
    await userEvent.click(page.getByRole('radio', { name: 'Last 28 days' }));
    await expect.element(page.getByRole('heading', { name: /^Oct 26/ })).toBeVisible();
  });

  expect(said.join('\n')).toMatch(/Figures of Oct 26/);
});
