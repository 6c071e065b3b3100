import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { lessonCode, lessonProblems } from '@countertop/engine/lesson/lesson';
import { newLesson } from '../../lesson-maker/lessonAddress.ts';

const lesson = { ...newLesson(7), count: 5 };
export const problems = lessonProblems(lesson);
/** A lesson of `class4b` with these problems. */
export const stored: ClassLesson = {
  id: 'l1',
  code: lessonCode(lesson),
  title: 'Change for a twenty',
  band: 'ages_8_9',
  total: 5,
  opensAt: '2026-11-24T08:00:00.000Z',
  closesAt: '2026-11-30T18:00:00.000Z',
  seatIds: null,
  version: 1,
};
