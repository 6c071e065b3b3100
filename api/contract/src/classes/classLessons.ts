import { ageBands } from '@countertop/engine/problems/band';
import { skillIds } from '@countertop/engine/problems/skill';
import * as z from 'zod/mini';
import { maxSeats } from './classes.limits.ts';
import { lessonTitleMaxLength } from './classLessons.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { errorBody } from '../shared/error.ts';
import { count } from '../shared/integers.ts';
import { nameErrorOf } from '../shared/name.limits.ts';
import { text } from '../shared/text.ts';

const idBytes = 36;
const codeBytes = 30;
const maxVersion = 1_000_000_000;
const classId = { classId: z.string() };
const classLesson = { ...classId, lessonId: z.string() };

/** Increases with every change of the lesson, so that two teachers don't overwrite each other's changes. */
const version = z.int().check(z.minimum(1), z.maximum(maxVersion));

const title = z.string().check(
  z.refine((value) => nameErrorOf(value, lessonTitleMaxLength) !== 'empty', 'Enter a title.'),
  z.refine(
    (value) => nameErrorOf(value, lessonTitleMaxLength) !== 'long',
    `Use at most ${lessonTitleMaxLength} characters for the title.`,
  ),
  z.refine(
    (value) => nameErrorOf(value, lessonTitleMaxLength) !== 'unreadable',
    'Use letters, numbers and spaces only.',
  ),
);

/** Seats that a lesson is for; null for the whole class, including children who join it later. */
const seatIds = z.nullable(
  z.array(text(idBytes)).check(z.minLength(1, 'Choose at least one child.'), z.maxLength(maxSeats)),
);

const lesson = z.strictObject({
  id: z.string(),
  /** Written as `2MYW-PSQK-4WR6`. */
  code: z.string(),
  title: z.string(),
  band: z.enum(ageBands),
  /** Number of problems. */
  total: count,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  seatIds: z.nullable(z.array(z.string())),
  version,
});
export type ClassLesson = z.infer<typeof lesson>;

/** Body of a `lesson_changed` error, with the stored lesson to compare with what was sent. */
export const lessonChanged = z.extend(errorBody, { code: z.literal('lesson_changed'), stored: lesson });

/** The lessons of a class, those that open last first. */
export const getClassLessons = endpoint('GET', '/api/classes/:classId/lessons', {
  access: 'signed-in',
  errors: ['class_not_found'],
  input: z.strictObject(classId),
  output: z.array(lesson),
});

/** Assigns a lesson to a class or to some of its children. */
export const postClassLesson = endpoint('POST', '/api/classes/:classId/lessons', {
  access: 'signed-in',
  errors: [
    'plan_required',
    'class_not_found',
    'class_ended',
    'seat_not_found',
    'too_many_lessons',
    'lesson_code_invalid',
    'lesson_band',
    'lesson_times',
  ],
  input: z.strictObject({
    ...classId,
    code: text(codeBytes),
    title,
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    seatIds,
  }),
  output: lesson,
});

/** Changes the title, the times or the children of a lesson. To end it, send the present time as `closesAt`. */
export const patchClassLesson = endpoint('PATCH', '/api/classes/:classId/lessons/:lessonId', {
  access: 'signed-in',
  errors: [
    'plan_required',
    'class_not_found',
    'class_ended',
    'seat_not_found',
    'lesson_not_found',
    'lesson_changed',
    'lesson_times',
  ],
  input: z.strictObject({
    ...classLesson,
    version,
    title: z.optional(title),
    opensAt: z.optional(z.iso.datetime()),
    closesAt: z.optional(z.iso.datetime()),
    seatIds: z.optional(seatIds),
  }),
  output: lesson,
});

/** Removes a lesson from a class. The answers of its children stay and count for their skills. */
export const deleteClassLesson = endpoint('DELETE', '/api/classes/:classId/lessons/:lessonId', {
  access: 'signed-in',
  errors: ['class_not_found', 'lesson_not_found'],
  input: z.strictObject(classLesson),
  output: z.strictObject({ ok: z.literal(true) }),
});

const ownLesson = z.strictObject({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  /** Problems that the child has answered, right or wrong. */
  answered: count,
  total: count,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
});
export type OwnLesson = z.infer<typeof ownLesson>;

/** The lessons of the child who is signed in to a class that are open now, those that close first first. Empty for everybody else. */
export const getOwnLessons = endpoint('GET', '/api/class-lessons', {
  access: 'signed-in',
  isForChildren: true,
  input: z.strictObject({}),
  output: z.array(ownLesson),
});

const lessonAnswer = z.strictObject({
  /** In hundredths of the unit, like `Attempt`. */
  hundredths: z.number(),
  /** Phrase ID of the known mistake that leads to this answer; null for no known reason. */
  mistake: z.nullable(z.string()),
  /** Children who gave it on the first try. */
  seatIds: z.array(z.string()),
});

const lessonRow = z.strictObject({
  /** From 1, in the order of the lesson. */
  number: count,
  skill: z.enum(skillIds),
  /** Right on the first try without hints. */
  right: z.array(z.string()),
  /** Right on the first try with hints, or at the second try. */
  withHelp: z.array(z.string()),
  /** Wrong first tries, the most common first, also those that were corrected. */
  wrong: z.array(lessonAnswer),
  /** Children of the lesson who haven't answered yet. */
  missing: z.array(z.string()),
});
export type LessonRow = z.infer<typeof lessonRow>;

/**
 * The answers of the children of a lesson, one row per problem in the order of the lesson. Children are IDs of seats, whose names are
 * in the class. Has an `ETag`; responds 304 to an `If-None-Match` while nothing has changed.
 */
export const getClassView = endpoint('GET', '/api/classes/:classId/lessons/:lessonId/view', {
  access: 'signed-in',
  errors: ['class_not_found', 'lesson_not_found'],
  input: z.strictObject(classLesson),
  output: z.strictObject({ lesson, rows: z.array(lessonRow) }),
});
