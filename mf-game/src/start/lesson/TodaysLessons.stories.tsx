import { queryClient } from '@countertop/client/shared/queryClient';
import type { OwnLesson } from '@countertop/contract/classes/classLessons';
import { expect, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { TodaysLessons } from './TodaysLessons.tsx';

const meta = preview.meta({ title: 'Game/Today’s lesson', component: TodaysLessons });

const change: OwnLesson = {
  id: 'l1',
  code: '2MYW-PSQK-4WR6',
  title: 'Change for a twenty',
  answered: 4,
  total: 12,
  opensAt: '2026-11-24T08:00:00.000Z',
  closesAt: '2099-11-24T18:00:00.000Z',
};

/** Replaces `fetch` by a server that answers like this; undefined for one that can't be reached. */
const serving = (lessons: readonly OwnLesson[] | undefined) => () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    if (!path.startsWith('/api/class-lessons')) return fetch(input, init);
    if (lessons === undefined) throw new TypeError('Failed to fetch');
    return Response.json(lessons);
  };
  return () => {
    globalThis.fetch = fetch;
  };
};

export const Started = meta.story({
  parameters: inAllModes,
  beforeEach: serving([change]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 of 12 answered\. Open until Nov 24, 2099/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Play the lesson/ })).toHaveAttribute(
      'href',
      '/game?lesson=2MYW-PSQK-4WR6',
    );
    await expect(canvas.getByText('Your teacher can see your answers.')).toBeVisible();
  },
});

export const DoneAndAnother = meta.story({
  beforeEach: serving([
    { ...change, answered: 12 },
    { ...change, id: 'l2', code: '2000-001S-W20H', title: 'Stock', answered: 0 },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You answered all 12/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Play again/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Play the lesson/ })).toHaveAttribute(
      'href',
      '/game?lesson=2000-001S-W20H',
    );
  },
});

export const Failed = meta.story({
  beforeEach: serving(undefined),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Your lesson didn’t load/)).toBeVisible();
    const stop = serving([change])();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Change for a twenty')).toBeVisible();
    stop();
  },
});

/** The teacher hasn't opened a lesson. */
export const None = meta.story({
  tags: ['nightly'],
  beforeEach: serving([]),
  play: async () => {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(screen.queryByRole('heading')).toBeNull();
  },
});
