import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../../.storybook/checks/keyboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { StatefulView, type StatefulViewProps } from './TeacherView.fixture.tsx';

const show = (start: StatefulViewProps['start'] = {}) =>
  preview
    .meta({ title: 'Teacher dashboard' })
    .story({ render: () => <StatefulView start={start} /> })
    .run();

// wcag22-2.1.2 wcag22-2.4.3 (site)
it('can be tabbed through from the first control to the last', async () => {
  await show();
  await userEvent.tab();

  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
});

it('reads from the title to the students who need help and their skills', async () => {
  await show();

  const read = (await readThrough()).join('\n');

  expect(read).toContain('heading, Teacher Dashboard, level 1');
  expect(read).toContain('tablist, Dashboard sections');
  const [help, cards, table] = ['heading, Needs help', 'Total Students', 'heading, Class Performance Overview'].map(
    (words) => read.indexOf(words),
  );
  expect(help).toBeGreaterThan(0);
  expect(cards).toBeGreaterThan(help ?? 0);
  expect(table).toBeGreaterThan(cards ?? 0);
  expect(read).toMatch(/72%\s+Needs help/);
  expect(read).toContain('on Making change, Stock and subtraction');
});

it('announces the tab, and the sort order after a press', async () => {
  await show();

  const announced = await listenDuring(async () => {
    await userEvent.click(page.getByRole('button', { name: /^Accuracy/ }));
    await expect
      .element(page.getByRole('columnheader', { name: /Accuracy/ }))
      .toHaveAttribute('aria-sort', 'ascending');
  });

  expect(announced.join('\n')).toMatch(/Sorted by Accuracy, ascending/);
});

it('announces the selected student, and reads the chart of the week as a table', async () => {
  await show({ tab: 'students' });

  const announced = await listenDuring(async () => {
    await userEvent.click(page.getByRole('button', { name: 'Noah Williams' }));
    await expect.element(page.getByRole('heading', { name: 'Noah Williams' })).toBeVisible();
  });
  const read = (await readThrough()).join('\n');

  expect(announced.join('\n')).toContain('Showing Noah Williams.');
  expect(read).toContain('figure, Correct answers by day (%)');
  expect(read).toContain('Day 1');
  expect(read).toContain('64%');
});
