import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import { findKeyboardProblems } from '../../../.storybook/checks/keyboard.ts';
import preview from '../../../.storybook/preview.tsx';
import { KeptView, type KeptViewProps } from './TeacherView.fixture.tsx';

const show = (start: KeptViewProps['start'] = {}) =>
  preview
    .meta({ title: 'Teacher dashboard' })
    .story({ render: () => <KeptView start={start} /> })
    .run();

it('is left by Tab from the first control to the last, through tabs, links and heads', async () => {
  await show();
  await userEvent.tab();

  expect(await findKeyboardProblems(() => userEvent.tab())).toEqual([]);
});

it('reads the page from its name to who needs help and on what', async () => {
  await show();

  const read = (await readThrough()).join('\n');

  expect(read).toContain('heading, Teacher Dashboard, level 1');
  expect(read).toContain('tablist, Parts of the dashboard');
  const [help, cards, table] = ['heading, Needs help', 'Total Students', 'heading, Class Performance Overview'].map(
    (words) => read.indexOf(words),
  );
  expect(help).toBeGreaterThan(0);
  expect(cards).toBeGreaterThan(help ?? 0);
  expect(table).toBeGreaterThan(cards ?? 0);
  expect(read).toContain('72% Needs help');
  expect(read).toContain('on Making change, Stock and subtraction');
});

it('says the tab, and how the table is sorted after a press', async () => {
  await show();

  const said = await listenDuring(async () => {
    await userEvent.click(page.getByRole('button', { name: /^Accuracy/ }));
    await expect
      .element(page.getByRole('columnheader', { name: /Accuracy/ }))
      .toHaveAttribute('aria-sort', 'ascending');
  });

  expect(said.join('\n')).toMatch(/Sorted by Accuracy, ascending/);
});

it('says which student is shown, and reads the bars of the week as a table', async () => {
  await show({ tab: 'students' });

  const said = await listenDuring(async () => {
    await userEvent.click(page.getByRole('button', { name: 'Noah Williams' }));
    await expect.element(page.getByRole('heading', { name: 'Noah Williams' })).toBeVisible();
  });
  const read = (await readThrough()).join('\n');

  expect(said.join('\n')).toContain('Noah Williams is shown.');
  expect(read).toMatch(/figure, Right answers each day, in percent/);
  expect(read).toContain('Day 1');
  expect(read).toContain('64%');
});
