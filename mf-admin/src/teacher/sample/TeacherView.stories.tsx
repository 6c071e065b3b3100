import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { sampleClass } from './sampleClass.ts';
import { preloadParts } from './lazyParts.ts';
import { StatefulView } from './TeacherView.fixture.tsx';

const meta = preview.meta({
  title: 'Admin/Teacher dashboard',
  component: StatefulView,
  beforeEach: preloadParts,
});

const rows = () =>
  within(screen.getByRole('table', { name: 'Class Performance Overview' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** Students who need help come first; cards, table and activity follow. */
export const ClassOverview = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Teacher Dashboard' })).toBeVisible();
    await expect(screen.getByText('Monitor student progress and performance')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Game' })).toHaveAttribute('href', '/game');
    await expect(screen.getByText('Sample class')).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Needs help');
    for (const card of ['Total Students', 'Avg. Accuracy', 'Total Time', 'Achievements'])
      await expect(screen.getByText(card)).toBeVisible();
    await expect(screen.getByText('55 h 5 min')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Class Performance Overview' }));
    await expect(table.getByRole('cell', { name: '72% Needs help' })).toBeVisible();
    // Only students below 80% have a visible tag.
    await expect(table.getByRole('cell', { name: '82% Worth a look' })).toBeVisible();
    await expect(screen.queryAllByText('Needs help', { selector: 'td *' })).toHaveLength(3);
    await expect(screen.getByRole('heading', { level: 2, name: 'Recent Activity' })).toBeVisible();
  },
});

/** Pressing a column header sorts; pressing it again reverses the order. */
export const SortedByAccuracy = meta.story({
  tags: ['nightly'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Accuracy/ }));
    await expect(rows()[0]).toBe('Noah Williams');

    await userEvent.click(screen.getByRole('button', { name: /^Accuracy/ }));

    await expect(rows()[0]).toBe('Sofia Rodriguez');
    await expect(screen.getByRole('columnheader', { name: /Accuracy/ })).toHaveAttribute('aria-sort', 'descending');
  },
});

/** Part of a name is enough, without accents. */
export const Searched = meta.story({
  tags: ['nightly'],
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a student' }), 'chloe');

    await waitFor(() => expect(rows()).toEqual(['Chloé Dubois']));
    await expect(screen.getAllByText('1 of 10 students shown.')[0]).toBeVisible();
  },
});

export const NothingFound = meta.story({
  tags: ['nightly'],
  args: { start: { search: 'zzz' } },
  play: async () => {
    await expect(screen.getByText('No student has that name. Try part of the name.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show all students' }));

    await waitFor(() => expect(rows()).toHaveLength(10));
  },
});

/** Until a teacher selects a student, the one who needs help most is shown. */
export const NoStudentSelected = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'students' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Select a Student' })).toBeVisible();
    await expect(screen.getByText('Choose a student from the list to see their progress.')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Noah Williams' })).toBeVisible();
    await expect(screen.getByText('Shown first: lowest accuracy in the class.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Noah Williams' })).toHaveAttribute('aria-pressed', 'false');
  },
});

export const StudentDetails = meta.story({
  args: { start: { tab: 'students' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Noah Williams' }));

    await expect(await screen.findByRole('heading', { level: 2, name: 'Noah Williams' })).toBeVisible();
    await expect(screen.queryByText(/Shown first/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Noah Williams' })).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText('No certificates earned yet')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Areas for Improvement' })).toBeVisible();
    const week = within(screen.getByRole('table', { name: /Correct answers by day/ }));
    await expect(week.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => `Day ${day}`),
    );
    await expect(week.getByRole('row', { name: /Day 7/ })).toHaveTextContent('77%');
  },
});

/** A student with badges and certificates. */
export const StudentWithCertificates = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'students', student: '3' } },
  play: async () => {
    await expect(screen.getByText('Champion Certificate')).toBeVisible();
    await expect(screen.getByText('11 days')).toBeVisible();
  },
});

/** The details are below the list, so choosing a student goes there, and a button leads back. */
export const StudentOnAPhone = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'students' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Zara Ahmed' }));

    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Zara Ahmed' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));

    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Students' })).toHaveFocus());
  },
});

export const ProgressTracking = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'progress' } },
  play: async () => {
    await expect(screen.getByText('The class went from 83% on Day 1 to 88% on Day 7.')).toBeVisible();
    const change = within(screen.getByRole('table', { name: 'Correct answers by student and day' }));
    await expect(change.getByRole('row', { name: /Noah Williams 64% .* 77%/ })).toBeInTheDocument();
    await expect(screen.getByRole('heading', { name: 'Level Distribution' })).toBeVisible();
    const levels = within(screen.getByRole('table', { name: 'Level Distribution' }));
    await expect(levels.getByRole('row', { name: /Levels 1-5/ })).toHaveTextContent('3');
    await expect(levels.getByRole('row', { name: /Levels 16\+/ })).toHaveTextContent('2');
    await expect(screen.getByText('Students above 90% accuracy')).toBeVisible();
  },
});

export const Reports = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'reports' } },
  play: async ({ canvas }) => {
    for (const name of [
      'Class Performance Report',
      'Individual Progress Report',
      'Weekly Activity Summary',
      'Achievement Summary',
      'Learning Analytics',
      'Export All Data',
    ])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

/** Arrow keys move between tabs and select them. */
export const TabsByKeyboard = meta.story({
  tags: ['nightly'],
  play: async () => {
    screen.getByRole('tab', { name: 'Class Overview' }).focus();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');

    await expect(screen.getByRole('tab', { name: 'Progress Tracking' })).toHaveAttribute('aria-selected', 'true');
    await expect(await screen.findByRole('heading', { name: 'Performance Metrics' })).toBeVisible();
  },
});

/** Names of any length, in any script. */
export const OtherNames = meta.story({
  args: {
    students: sampleClass.map((student, index) => ({
      ...student,
      name: ['عائشة بنت أبي بكر', 'Maximiliane-Josephine Oberhuber-Zwischenberger', '=1+1', '李小明'][index % 4] ?? '',
    })),
  },
});
