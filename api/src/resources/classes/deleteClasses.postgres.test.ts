import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { insertAccount } from '../people/insertAccount.ts';
import { newUser } from '../people/users.ts';
import { insertClass } from './classes.service.ts';
import { deleteClass, leaveClasses } from './deleteClasses.ts';
import { lockClass } from './requireStaff.ts';
import { insertSeats } from './seats.service.ts';

const nowMs = Date.parse('2027-01-01');
/** Long enough for a statement to arrive at the server and to wait there. */
const waitMs = 300;
const wait = () => new Promise((resolve) => setTimeout(resolve, waitMs));

let at: TestDatabase;
beforeEach(async () => {
  at = await openTestDatabase();
});
afterEach(() => at.end());

const addClass = () =>
  at.database.transaction(async (trx) => {
    for (const id of ['owner', 'co'])
      await insertAccount(trx, { ...newUser(`${id}@school.example`, nowMs), id, confirmedAt: nowMs });
    const chosen = { name: 'Year 4', band: 'ages_8_9', endsOn: '2027-06-30', noticeVersion: 1 } as const;
    const row = await insertClass(trx, 'owner', chosen, nowMs);
    const co = { classId: row.id, userId: 'co', role: 'co_teacher', createdAt: nowMs };
    await trx('class_staff').insert(co);
    return row;
  });

it('deletes a child who is added to a class at the same time', async () => {
  const row = await addClass();
  const adding = await at.database.transaction();
  await lockClass(adding, row.id);
  await insertSeats(adding, row, [{ name: 'Mia' }], nowMs);

  const deleting = at.database.transaction((trx) => deleteClass(trx, row.id));
  await wait();
  await adding.commit();
  const erased = await deleting;

  expect(erased.map(({ kind }) => kind)).toEqual(['class', 'learner']);
  expect(await at.database('learners').where({ nickname: 'Mia' })).toEqual([]);
});

it('deletes a class whose owner and last co-teacher leave at the same time', async () => {
  const { id } = await addClass();
  const leaving = await at.database.transaction();
  await leaveClasses(leaving, ['co']);
  await leaving('class_staff').where({ userId: 'co' }).delete();

  const erasing = at.database.transaction((trx) => leaveClasses(trx, ['owner']));
  await wait();
  await leaving.commit();

  expect(await erasing).toEqual([{ id, kind: 'class' }]);
});
