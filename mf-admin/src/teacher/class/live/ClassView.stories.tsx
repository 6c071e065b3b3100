import { makeQueryClient } from '@countertop/client/shared/queryClient';
import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { lessonCode, lessonProblems } from '@countertop/engine/lesson/lesson';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { class4b, type Routes, serveClasses } from '../classes.fixture.ts';
import { newLesson } from '../../lesson-maker/lessonAddress.ts';
import { ClassView, type ClassViewProps } from './ClassView.tsx';
import { problems, stored } from './classView.fixture.ts';

const everyone = class4b.seats.map(({ id }) => id);

const empty = problems.map(({ skill }, index): LessonRow => ({
  number: index + 1,
  skill,
  right: [],
  withHelp: [],
  wrong: [],
  missing: everyone,
}));

/** Ada and Ben made the most likely mistake in problem 2; Ben then found the answer. Zoë's number has no known reason. */
const [firstMistake] = problems[1]?.mistakes ?? [];
const answered = empty.map((row): LessonRow => {
  if (row.number > 2) return row;
  if (row.number === 1) return { ...row, right: ['s1', 's2'], missing: ['s3'] };
  return {
    ...row,
    withHelp: ['s2'],
    wrong: [
      { hundredths: firstMistake?.hundredths ?? 0, mistake: firstMistake?.reason.id ?? null, seatIds: ['s1', 's2'] },
      { hundredths: 99_900, mistake: null, seatIds: ['s3'] },
    ],
    missing: [],
  };
});

/** The page with an empty cache. */
function Screen(props: ClassViewProps) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ClassView {...props} />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Admin/Class view',
  component: Screen,
  args: { classId: 'c1', lessonId: 'l1' },
  parameters: { layout: 'fullscreen' },
});

const viewPath = 'GET /api/classes/c1/lessons/l1/view';
const serving =
  (rows: readonly LessonRow[], routes: Routes = {}, of = stored) =>
  () =>
    serveClasses({
      'GET /api/classes/c1': () => ({ json: class4b }),
      [viewPath]: () => ({ json: { lesson: of, rows } }),
      ...routes,
    }).stop;

const firstIs = (problem: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Talk about it: problem/ })[0]).toHaveAccessibleName(
      `Talk about it: ${problem}`,
    ),
  );

export const Default = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  beforeEach: serving(answered),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('5 orders. 5 of 15 answers are in.')).toBeVisible();
    await firstIs('problem 2');
    await expect(screen.getByText('No known reason')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Who? Problem 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who? Problem 2' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      within(dialog)
        .getAllByRole('definition')
        .map((one) => one.textContent),
    ).toEqual(['Ben', 'Ada, Ben', 'Zoë']);
    await userEvent.keyboard('{Escape}');
    // The order stays the same while the list has the focus, which comes back after the dialog has gone.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Who? Problem 2' })).toHaveFocus());

    await expect(screen.getByRole('radiogroup', { name: 'Order' }).offsetWidth).toBeGreaterThan(200);
    await userEvent.click(screen.getByRole('radio', { name: 'As in the lesson' }));
    await firstIs('problem 1');
  },
});

export const PlanEnded = meta.story({
  tags: ['nightly'],
  beforeEach: serving(answered, { 'GET /api/classes/c1': () => ({ json: { ...class4b, plan: 'ended' } }) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'The plan of this class has ended' })).toBeVisible();
    await expect(screen.getByText('Children can’t sign in anymore.')).toBeVisible();
  },
});

/** The tables and the files hold the same. */
export const AsTable = meta.story({
  tags: ['nightly'],
  beforeEach: serving(answered),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'As a table and to download' }));
    const children = await screen.findByRole('table', { name: 'Children' });
    await waitFor(() => expect(children).toBeVisible());
    await expect(within(children).getByRole('row', { name: /Ben/ })).toHaveTextContent(/^Ben\D*2\D*1\D*1$/);
    await expect(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
  },
});

/** Nothing shows a name until the teacher allows it. */
export const BigScreen = meta.story({
  tags: ['nightly'],
  beforeEach: serving(answered),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'On the big screen' }));
    await expect(screen.queryByRole('button', { name: /^Who\?/ })).toBeNull();
    await expect(screen.getAllByText('2 children')[0]).toBeVisible();

    await userEvent.click(screen.getByRole('switch', { name: 'Show names' }));
    await expect(screen.getByRole('button', { name: 'Who? Problem 2' })).toBeVisible();
  },
});

export const TalkAboutIt = meta.story({
  parameters: inAllModes,
  beforeEach: serving(answered),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Talk about it: problem 2' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^A wrong path: / })).toBeVisible());
    await expect(screen.getByRole('heading', { name: 'How it adds up' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Next problem' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^A likely wrong path: / })).toBeVisible());
  },
});

export const NobodyYet = meta.story({
  tags: ['nightly'],
  beforeEach: serving(empty),
  play: async () => {
    await expect(await screen.findByText(/^Nobody has answered yet/)).toBeVisible();
  },
});

/** 35 children and 30 problems. */
export const FullClass = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    const seats = Array.from({ length: 35 }, (_, index) => ({
      ...(class4b.seats[0] as (typeof class4b.seats)[number]),
      id: `n${index}`,
      name: `Child ${index + 1}`,
    }));
    const long = { ...newLesson(11), count: 30 };
    const ids = seats.map(({ id }) => id);
    const all = lessonProblems(long).map(({ skill, mistakes: [mistake] }, index): LessonRow => ({
      number: index + 1,
      skill,
      right: ids.slice(index % 20),
      withHelp: [],
      wrong:
        index % 20 === 0
          ? []
          : [
              {
                hundredths: mistake?.hundredths ?? 1,
                mistake: mistake?.reason.id ?? null,
                seatIds: ids.slice(0, index % 20),
              },
            ],
      missing: [],
    }));
    return serving(
      all,
      { 'GET /api/classes/c1': () => ({ json: { ...class4b, seats } }) },
      { ...stored, code: lessonCode(long), total: 30 },
    )();
  },
  play: async () => {
    await expect(await screen.findByText('30 orders. 1,050 of 1,050 answers are in.')).toBeVisible();
    await firstIs('problem 20');
  },
});

export const Loading = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    const stop = serving([])();
    globalThis.fetch = () => new Promise(() => {});
    return stop;
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Loading the answers…')[0]).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['nightly'],
  beforeEach: serving([], { [viewPath]: () => ({ code: 'internal_error' }) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t load the answers' })).toBeVisible();
  },
});

/** The last figures stay, with their time. */
export const ServerGoneMeanwhile = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    let calls = 0;
    return serving(answered, {
      [viewPath]: () => {
        calls += 1;
        return calls === 1 ? { json: { lesson: stored, rows: answered } } : 'offline';
      },
    })();
  },
  play: async () => {
    await expect(await screen.findByText(/^We can’t reach our server\. The figures are from/)).toBeVisible();
    await expect(screen.getByText('5 orders. 5 of 15 answers are in.')).toBeVisible();
  },
});

/** Another teacher removed the lesson while the page was open. */
export const Removed = meta.story({
  beforeEach: serving([], { [viewPath]: () => ({ code: 'lesson_not_found' }) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This lesson isn’t here' })).toBeVisible();
  },
});
