import { expect, it } from 'vitest';
import { People, signUp } from '../../../test/people.ts';
import { admin } from '../../commands/admin.ts';

const people = new People();

it('the people of a workshop create accounts behind an address that has no more left', async () => {
  const invite = (...args: string[]) =>
    admin(['workshop', ...args], people.server.databaseEnvironment, people.server.root);
  const code = new URL((await invite('2')).split('\n')[1] ?? '').searchParams.get('workshop') ?? '';
  const school = people.browser('192.0.2.7');
  let count = 0;
  const create = async (more: object = {}) =>
    (await school.post('/api/auth/sign-up', signUp(`teacher${(count += 1)}@school.example`, more))).status;

  const alone = [];
  for (let index = 0; index < 121; index += 1) alone.push(await create());
  const invited = [
    await create({ workshop: code }),
    await create({ workshop: code }),
    await create({ workshop: code }),
  ];

  expect([alone.indexOf(429), alone.length]).toEqual([120, 121]);
  expect(invited).toEqual([200, 200, 429]);
  const isOpen = async (asked: string) => (await school.post('/api/auth/workshop', { code: asked })).json();
  expect(await isOpen(code)).toEqual({ isOpen: true });
  for (const wrong of [`9${code}`, code.replace(/\d+/, '500'), code.slice(0, -1), 'hello', '']) {
    expect(await create({ workshop: wrong }), wrong).toBe(429);
    expect(await isOpen(wrong), wrong).toEqual({ isOpen: false });
  }
  for (const wrong of ['0', '2001', 'many'])
    await expect(invite(wrong), wrong).rejects.toThrow('A workshop has 1 to 2000 people');
});
