import { makeQueryClient } from '@countertop/client/shared/queryClient';
import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { clearNotifications } from '@countertop/design-system/notifications';
import { lessonCode } from '@countertop/engine/lesson/lessonCode';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { newLesson } from '../../lesson-maker/lessonAddress.ts';
import { classCalls } from '../classCalls.ts';
import { class4b, type Routes, serveClasses } from '../classes.fixture.ts';
import { Lessons, type LessonsProps } from './Lessons.tsx';

const code = lessonCode({ ...newLesson(7), count: 12, types: ['order_total', 'change_calculation'], speed: 'none' });

const lesson = (id: string, facts: Partial<ClassLesson>): ClassLesson => ({
  id,
  code,
  title: id,
  band: 'ages_8_9',
  total: 12,
  opensAt: '2026-11-24T08:00:00.000Z',
  closesAt: '2099-11-24T18:00:00.000Z',
  seatIds: null,
  version: 1,
  ...facts,
});

const change = lesson('l1', { title: 'Change for a twenty' });
const lessons = [
  lesson('l3', { title: 'Stock of the week', opensAt: '2099-11-20T08:00:00.000Z', seatIds: ['s1', 's2'] }),
  change,
  lesson('l2', { title: 'First orders', opensAt: '2026-11-02T08:00:00.000Z', closesAt: '2026-11-03T15:00:00.000Z' }),
];

/** The section with an empty cache. */
function Screen(props: Omit<LessonsProps, 'calls'>) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Lessons {...props} calls={classCalls(client, (action) => action())} />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Admin/Class lessons',
  component: Screen,
  args: { schoolClass: class4b, assigned: null, onAssigned: fn() },
  // react-aria's announcement of a pending button outlives the button.
});

let server: ReturnType<typeof serveClasses>;

const serving =
  (routes: Routes = {}, stored: readonly ClassLesson[] = lessons) =>
  () => {
    server = serveClasses({ 'GET /api/classes/c1/lessons': () => ({ json: stored }), ...routes });
    return () => {
      server.stop();
      clearNotifications();
    };
  };

const openDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens a dialog from the menu of a lesson. */
async function choose(userEvent: { click: (element: Element) => Promise<void> }, title: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return openDialog();
}

export const Default = meta.story({
  parameters: inAllModes,
  beforeEach: serving(),
  play: async ({ userEvent }) => {
    const items = await screen.findAllByRole('listitem');
    await expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Change for a twenty',
      'Stock of the week',
    ]);
    await expect(within(items[0] as HTMLElement).getByText('Open now')).toBeVisible();
    await expect(within(items[1] as HTMLElement).getByText(/^12 orders, 2 children$/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'One past lesson' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'First orders' })).toBeVisible());
  },
});

/** Children can't sign in, so nothing is open. */
export const PlanEnded = meta.story({
  args: { schoolClass: { ...class4b, plan: 'ended' } },
  beforeEach: serving(),
  play: async () => {
    await expect(await screen.findByText('Stopped: the plan has ended')).toBeVisible();
    await expect(screen.queryByText('Open now')).toBeNull();
  },
});

export const None = meta.story({
  tags: ['nightly'],
  beforeEach: serving({}, []),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No lessons yet' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Make a lesson' })).toHaveAttribute('href', '/teach');
  },
});

export const Loading = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    const stop = serving()();
    globalThis.fetch = () => new Promise(() => {});
    return stop;
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Loading the lessons…')[0]).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['nightly'],
  beforeEach: serving({ 'GET /api/classes/c1/lessons': () => 'offline' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t load the lessons' })).toBeVisible();
  },
});

/** The title comes from the lesson until the teacher enters another one. */
export const Assign = meta.story({
  tags: ['nightly'],
  beforeEach: serving({ 'POST /api/classes/c1/lessons': () => ({ json: change }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Assign a lesson' }));
    const dialog = await openDialog();
    await fireEvent.change(dialog.getByLabelText(/^Code or link/), {
      target: { value: `https://countertop.example/game?lesson=${code}` },
    });
    await expect(
      dialog.getByText('12 orders for Intermediate (8-9): Order totals, Making change. Untimed, with hints.'),
    ).toBeInTheDocument();
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Order totals, Making change');
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await fireEvent.change(dialog.getByLabelText(/^Opens at/), { target: { value: '2099-01-05T08:30' } });
    await fireEvent.change(dialog.getByLabelText(/^Closes at/), { target: { value: '2099-01-05T08:00' } });
    await userEvent.click(dialog.getByRole('radio', { name: 'Some children' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(dialog.getByText('Choose at least one child.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Zoë' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(dialog.getByText('Choose an end after the start.')).toBeInTheDocument();
    await fireEvent.change(dialog.getByLabelText(/^Closes at/), { target: { value: '2099-01-05T12:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));

    await isClosed();
    await expect(server.calls).toEqual([
      {
        name: 'POST /api/classes/c1/lessons',
        body: {
          code,
          title: 'Order totals, Making change',
          opensAt: new Date('2099-01-05T08:30').toISOString(),
          closesAt: new Date('2099-01-05T12:00').toISOString(),
          seatIds: ['s3'],
        },
      },
    ]);
  },
});

/** The server's reason is below the fields, which keep what was entered. */
export const AssignRefused = meta.story({
  args: { assigned: code },
  beforeEach: serving({ 'POST /api/classes/c1/lessons': () => ({ code: 'too_many_lessons' }) }),
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const field = dialog.getByLabelText(/^Code or link/);
    await fireEvent.change(field, { target: { value: '2MYW-PSQK-4WR7' } });
    await expect(field).toHaveAccessibleDescription(/There’s no lesson with this code/);
    await fireEvent.change(field, { target: { value: lessonCode({ ...newLesson(7), band: 'ages_6_7' }) } });
    await expect(field).toHaveAccessibleDescription(/This lesson is for another age than the class/);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(server.calls).toEqual([]);

    await fireEvent.change(field, { target: { value: code } });
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));

    await expect(await dialog.findByText(/^This class has 400 lessons already/)).toBeInTheDocument();
    await expect(field).toHaveValue(code);
  },
});

/** Another teacher saved in between: both versions are shown, and one is chosen. */
export const EditedByTwo = meta.story({
  beforeEach: serving({
    'PATCH /api/classes/c1/lessons/l1': (body) =>
      Object(body).version === 1
        ? { code: 'lesson_changed', stored: { ...change, title: 'Change for a fifty', version: 2 } }
        : { json: change },
  }),
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Change for a twenty', 'Edit');
    await fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Change for a ten' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Change for a fifty, all children\./)).toBeInTheDocument();
    await expect(dialog.getByText(/^Change for a ten, all children\./)).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));

    await isClosed();
    const { opensAt, closesAt } = change;
    await expect(server.calls.at(-1)?.body).toEqual({
      version: 2,
      title: 'Change for a ten',
      opensAt,
      closesAt,
      seatIds: null,
    });
  },
});

export const EndNow = meta.story({
  tags: ['nightly'],
  beforeEach: serving({ 'PATCH /api/classes/c1/lessons/l1': () => ({ json: change }) }),
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Change for a twenty', 'End now');
    await userEvent.click(dialog.getByRole('button', { name: 'End now' }));
    await isClosed();
    const { closesAt, ...rest } = Object(server.calls.at(-1)?.body);
    await expect(rest).toEqual({ version: 1 });
    await expect(Date.parse(closesAt)).toBeLessThanOrEqual(Date.now());
  },
});

export const Remove = meta.story({
  beforeEach: serving({ 'DELETE /api/classes/c1/lessons/l1': () => ({ code: 'lesson_not_found' }) }),
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Change for a twenty', 'Remove');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('This lesson was removed. Reload the page.')).toBeInTheDocument();
  },
});
