import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import preview from '../../../.storybook/preview.tsx';
import { StatefulView } from './AnalyticsView.fixture.tsx';
import { entries, report } from './report.fixture.ts';

const show = () =>
  preview
    .meta({ title: 'General analytics' })
    .story({
      render: () => (
        <StatefulView
          access={{ status: 'open', value: true }}
          siteReport={{ status: 'open', value: report }}
          support={{ status: 'loading' }}
          payments={{ status: 'loading' }}
          log={{ status: 'open', value: { entries, onMore: null, more: 'idle' } }}
          onExportEmails={() => Promise.resolve('file.csv')}
          onRefresh={vi.fn<() => void>()}
        />
      ),
    })
    .run();

it('reads who can see the page, then the days, and the figures with the direction of each change', async () => {
  await show();

  const read = (await readThrough()).join('\n');

  const places = ['Admin Only', 'heading, Nov 16', 'Days are in UTC', '+17%, up from 180'].map((words) =>
    read.indexOf(words),
  );
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

// wcag22-1.1.1 (site)
it('reads a chart as its summary, its whole table and the note on hidden numbers', async () => {
  await show();

  const read = (await readThrough(page.getByRole('figure', { name: 'Where players stop' }).element())).join('\n');

  expect(read).toContain('Most visitors stop after this step: Started playing. 77 visitors went no further.');
  expect(read).toContain('Stopped here');
  expect(read).toContain('Not broken down');
});

it('announces the days after a press', async () => {
  await show();

  const announced = await listenDuring(async () => {
    await userEvent.click(page.getByRole('radio', { name: '28 days' }));
    await expect.element(page.getByRole('heading', { name: /^Oct 26/ })).toBeVisible();
  });

  expect(announced.join('\n')).toMatch(/Showing Oct 26/);
});
