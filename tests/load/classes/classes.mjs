// @ts-check
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import knex from 'knex';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const rowsPerInsert = 100;

/** @typedef {ReturnType<typeof import('./classLesson.ts').classLesson>} ClassLesson */

/**
 * @typedef {object} LoadedClass
 * @property {string} id
 * @property {string} classCode
 * @property {string} lessonId
 * @property {ClassLesson} lesson
 * @property {string} teacher cookie
 * @property {readonly { readonly learnerId: string, readonly seatId: string, readonly name: string, readonly cookie: string }[]} children
 */

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** @param {knex.Knex} data @param {string} table @param {readonly object[]} rows */
async function insertAll(data, table, rows) {
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await data(table).insert(rows.slice(from, from + rowsPerInsert));
}

/** @param {number} nowMs @param {{ userId: string, learnerId?: string, seatId?: string }} who */
function sessionOf(nowMs, { userId, learnerId, seatId }) {
  const token = randomBytes(32).toString('base64url');
  const times = { created_at: nowMs, last_used_at: nowMs, reauthenticated_at: null };
  const owner = { user_id: userId, learner_id: learnerId ?? null, seat_id: seatId ?? null };
  return { cookie: `session=${token}`, row: { id: randomUUID(), token_hash: hashOf(token), ...owner, ...times } };
}

/** @param {number} index six symbols of a class code */
const codeOf = (index) => `0${index.toString(10).padStart(5, '0')}`;

/**
 * Adds a class with a teacher and signed-in children, who have an open lesson. Names are words that appear nowhere else.
 * @param {knex.Knex} data
 * @param {{ index: number, size: number, lesson: ClassLesson }} wanted
 * @returns {Promise<LoadedClass>}
 */
async function addClass(data, { index, size, lesson }) {
  const nowMs = Date.now();
  const [id, lessonId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  const times = { created_at: nowMs, updated_at: nowMs };
  const teacher = sessionOf(nowMs, { userId });
  const children = Array.from({ length: size }, (_, number) => {
    const ids = { learnerId: randomUUID(), seatId: randomUUID() };
    return { ...ids, name: `Kidname${number}`, session: sessionOf(nowMs, { userId, ...ids }) };
  });
  const plan = { subscription_tier: 'classroom', subscription_status: 'active' };
  const seen = { confirmed_at: nowMs, created_at: nowMs, last_seen_at: nowMs };
  await data('users').insert({ id: userId, email: `${userId}@school.example`, role: 'user', ...plan, ...seen });
  const chosen = { name: 'Load', band: 'ages_8_9', code: codeOf(index), notice_version: 1, version: 1 };
  const endsOn = new Date(nowMs + 100 * dayMs).toISOString().slice(0, 10);
  await data('classes').insert({ id, ...chosen, ends_on: endsOn, open_until: null, ...times });
  await data('class_staff').insert({ class_id: id, user_id: userId, role: 'owner', created_at: nowMs });
  const learner = { picture: 'mina', band: 'ages_8_9', settings: '{}', ...times };
  await insertAll(
    data,
    'learners',
    children.map(({ learnerId, name }) => ({ id: learnerId, nickname: name, ...learner })),
  );
  await insertAll(
    data,
    'class_seats',
    children.map(({ learnerId, seatId }) => ({ id: seatId, class_id: id, learner_id: learnerId })),
  );
  await insertAll(data, 'auth_sessions', [teacher.row, ...children.map(({ session }) => session.row)]);
  const window = { opens_at: nowMs - hourMs, closes_at: nowMs + hourMs, is_for_all: true };
  const facts = { id: lessonId, class_id: id, code: lesson.code, title: 'Monday', version: 1 };
  await data('class_lessons').insert({ ...facts, ...window, ...times });
  return {
    id,
    classCode: codeOf(index),
    lessonId,
    lesson,
    teacher: teacher.cookie,
    children: children.map(({ session, ...child }) => ({ ...child, cookie: session.cookie })),
  };
}

/**
 * Adds classes to a server's SQLite file.
 * @param {string} database
 * @param {{ count: number, size: number, lessonOf: (index: number) => ClassLesson }} wanted
 */
export async function addClasses(database, { count, size, lessonOf }) {
  const data = knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
  const classes = [];
  for (let index = 0; index < count; index += 1)
    classes.push(await addClass(data, { index, size, lesson: lessonOf(index) }));
  await data.destroy();
  return classes;
}
