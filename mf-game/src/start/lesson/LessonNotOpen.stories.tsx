import { queryClient } from '@countertop/client/shared/queryClient';
import { lessonCode } from '@countertop/engine/lesson/lessonCode';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sampleLesson } from '../../session/lesson.fixture.ts';
import { LessonNotOpen } from './LessonNotOpen.tsx';

const meta = preview.meta({
  title: 'Game/Lesson not open',
  component: LessonNotOpen,
  args: { lesson: sampleLesson },
});

const times = { opensAt: '2026-11-24T08:00:00.000Z', closesAt: '2099-11-24T18:00:00.000Z' };
const open = { ...times, id: 'l1', title: 'Change', code: lessonCode(sampleLesson), answered: 0, total: 12 };

/** Replaces `fetch` by a server with these lessons for the child. */
const serving = (lessons: readonly object[]) => () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    return path.startsWith('/api/class-lessons') ? Response.json(lessons) : fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
};
const sentence = /^This lesson isn’t open in your class right now/;

/** Not yet, or not anymore. */
export const NotOpen = meta.story({
  beforeEach: serving([{ ...open, code: '2000-001S-W20H' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});

export const Open = meta.story({
  beforeEach: serving([open]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(canvas.queryByText(sentence)).toBeNull();
  },
});
