import { makeQueryClient } from '@countertop/client/shared/queryClient';
import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readThrough } from '../../../../../.storybook/checks/screenReader.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { class4b, serveClasses } from '../classes.fixture.ts';
import { ClassView } from './ClassView.tsx';
import { problems, stored } from './classView.fixture.ts';

const rows = problems.map(({ skill }, index): LessonRow => ({
  number: index + 1,
  skill,
  right: index === 0 ? ['s1'] : [],
  withHelp: [],
  wrong: index === 0 ? [{ hundredths: 99_900, mistake: null, seatIds: ['s2'] }] : [],
  missing: index === 0 ? ['s3'] : ['s1', 's2', 's3'],
}));

let stop: () => void;
beforeEach(async () => {
  ({ stop } = serveClasses({
    'GET /api/classes/c1': () => ({ json: class4b }),
    'GET /api/classes/c1/lessons/l1/view': () => ({ json: { lesson: stored, rows } }),
  }));
  await preview
    .meta({ title: 'Class view' })
    .story({
      render: () => (
        <QueryClientProvider client={makeQueryClient()}>
          <ClassView classId="c1" lessonId="l1" />
        </QueryClientProvider>
      ),
    })
    .run();
});
afterEach(() => stop());

// wcag22-2.1.2 wcag22-2.4.3 (site)
it('reads a problem with its figures, and who gave which answer, by keyboard', async () => {
  await expect.element(page.getByRole('button', { name: 'Who? Problem 1' })).toBeVisible();
  const read = (await readThrough()).join('\n');

  const order = [
    'heading, Change for a twenty, level 1',
    'heading, Problem 1, level 3',
    'Right on the first try',
    '1 child',
    'No known reason',
    'button, Talk about it: problem 1',
    'button, Who? Problem 1',
  ].map((words) => read.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));

  page.getByRole('button', { name: 'Who? Problem 1' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('dialog', { name: 'Who? Problem 1' }))
    .toHaveTextContent(/Right on the first try.*Ada/);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Who? Problem 1' })).toHaveFocus();
});
