import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../.storybook/checks/reader.ts';
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

it('reads the page from whom it is for to the figures, with their direction in words and every chart as a table', async () => {
  await show();

  const read = (await readThrough()).join('\n');

  const places = ['Admin Only', 'heading, Nov 16', '+17%, up from 180', 'heading, Worth a look'].map((words) =>
    read.indexOf(words),
  );
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(read).toContain('figure, Where players stop');
  expect(read).toContain('Not broken down');
  expect(read).toContain('groups smaller than 10 are not broken down');
});

it('says which days are shown after a press', async () => {
  await show();

  const said = await listenDuring(async () => {
    await userEvent.click(page.getByRole('radio', { name: 'Last 28 days' }));
    await expect.element(page.getByRole('heading', { name: /^Oct 26/ })).toBeVisible();
  });

  expect(said.join('\n')).toMatch(/Figures of Oct 26/);
});
