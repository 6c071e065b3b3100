import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ParentDashboard } from './ParentDashboard.tsx';
import { TeacherDashboard } from './TeacherDashboard.tsx';

const meta = preview.meta({
  title: 'Patterns/Dashboard',
  component: ParentDashboard,
  args: { onPlay: fn() },
  parameters: { layout: 'fullscreen' },
});

/** A family: the week in a title and a sentence, then figures, evidence, advice. */
export const ForParents = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mia had a good week');
    await expect(canvas.getByRole('figure', { name: 'Minutes a day' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play together' }));

    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
});

/** Another child has nothing yet. */
export const BeforeTheFirstDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Leo, 6' }));

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Leo has not played yet');
    await expect(await canvas.findByText(/appear here after Leo’s first day/)).toBeVisible();
  },
});

/** A class: nobody is chosen at first. */
export const ForTeachers = meta.story({
  render: () => <TeacherDashboard />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dev P.' }));

    await expect(canvas.getByRole('heading', { name: 'Dev P.' })).toBeVisible();
  },
});

/** The lowest first, then a search that finds nobody. */
export const FindingAStudent = meta.story({
  render: () => <TeacherDashboard />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Right' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Hugo M.');

    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a student' }), 'Zoe');

    await expect(canvas.getByRole('cell', { name: 'Nobody in this class is called that.' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
