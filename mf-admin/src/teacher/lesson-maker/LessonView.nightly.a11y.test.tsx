import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../../.storybook/checks/keyboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { StatefulLesson } from './LessonView.fixture.tsx';

const show = () =>
  preview
    .meta({ title: 'Lesson' })
    .story({ render: () => <StatefulLesson start={{ count: 5 }} /> })
    .run();

// wcag22-2.1.2 wcag22-2.4.3 (site)
it('can be tabbed through, and reads from the choices to the last problem', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: 'Problem 5' })).toBeInTheDocument();
  await userEvent.tab();

  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
  const read = (await readThrough()).join('\n');

  const places = ['A lesson for your class, level 1', 'Ages', 'Link for your students', 'On paper', 'Problem 5'].map(
    (words) => read.indexOf(words),
  );
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
});

it('announces other numbers', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: 'Problem 5' })).toBeInTheDocument();

  const announced = await listenDuring(async () => {
    await userEvent.click(page.getByRole('button', { name: 'Other numbers' }));
    await expect.element(page.getByText('The problems have other numbers now.')).toBeInTheDocument();
  });

  expect(announced.join('\n')).toContain('The problems have other numbers now.');
});
