import { type Endpoint, parameterNames } from '@countertop/contract/shared/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TestBrowser } from '../browser.ts';
import { cardsOf, classroomUser, deviceIn, makeClass, signInByCard } from '../classes.ts';
import { contractEndpoints } from '../endpoints.ts';
import { addChildren, grownUp, handOver } from '../family.ts';
import { inputsOf } from '../inputs.ts';
import { type PaymentServer, startPaymentServer } from '../payments/payments.ts';
import type { TestServer } from '../server.ts';
import { nameOf } from '../targets.ts';

let paying: PaymentServer;
let server: TestServer;
/** IDs of a family and a class, by the path parameters that name them. */
let theirs: Readonly<Record<string, string>>;
/** Those that name somebody, and those of administrators. Made once: finding a valid body takes longer than the call. */
let calls: readonly (readonly [Endpoint, Call])[];

async function family(name: string) {
  const owner = await grownUp(server);
  const [child] = await addChildren(owner, [name]);
  if (child === undefined) throw new Error('The family has no child.');
  return { owner, child };
}

async function school(name: string) {
  const teacher = await classroomUser(server);
  const made = await makeClass(teacher, [name]);
  return { teacher, made };
}

beforeAll(async () => {
  paying = await startPaymentServer();
  ({ server } = paying);
  const { owner, child } = await family('Ada');
  const { teacher, made } = await school('Ben');
  const invited = await owner.browser.post('/api/family/invitations', {
    learnerIds: [child.id],
    email: 'invited@school.example',
  });
  if (invited.status !== 200) throw new Error(await invited.text());
  const find = (table: string) => server.read((database) => database(table).first('id'));
  const [session, invitation] = await Promise.all([
    server.read((database) => database('auth_sessions').where({ userId: owner.id }).first('id')),
    find('family_invitations'),
  ]);
  theirs = {
    learnerId: child.id,
    userId: owner.id,
    guardianId: owner.id,
    classId: made.id,
    seatId: made.seats[0]?.id ?? '',
    lessonId: made.id,
    invitationId: invitation.id,
    sessionId: session.id,
    orderId: 'order_of_them',
    receiptNumber: 'receipt_of_them',
    staffId: teacher.id,
  };
  calls = (await contractEndpoints())
    .filter(({ access, path }) => access === 'admin' || (access !== 'anyone' && parameterNames(path).length > 0))
    .map((endpoint) => [endpoint, callOf(endpoint)]);
});
afterAll(() => paying.end());

/** Everybody who has nothing to do with that family and that class. */
const outsiders: Readonly<Record<string, () => Promise<Pick<TestBrowser, 'call'>>>> = {
  'somebody signed out': async () => new TestBrowser(server, '10.7.0.1'),
  'a free account': async () => (await grownUp(server, { subscriptionTier: 'free' })).browser,
  'the owner of another family': async () => (await family('Eve')).owner.browser,
  'a child of another family': async () => {
    const { owner, child } = await family('Kim');
    await handOver(owner.browser, child.id);
    return owner.browser;
  },
  'the teacher of another class': async () => (await school('Lea')).teacher.browser,
  'a pupil of another class': async () => {
    const { teacher, made } = await school('Mia');
    const device = deviceIn(server);
    await signInByCard(device, (await cardsOf(teacher, made)).get('Mia'));
    return device;
  },
  'an administrator': async () => (await grownUp(server, { role: 'admin' })).browser,
};

type Call = readonly [method: string, path: string, body?: unknown];

/** A valid call with the IDs of that family and class. */
function callOf({ method, path, input }: Endpoint): Call {
  const names = parameterNames(path);
  const filled = names.reduce((whole, name) => whole.replace(`:${name}`, theirs[name] ?? 'theirs'), path);
  // Schemas for texts check more than the inputs know of.
  const valid = inputsOf(input).filter((one) => z.safeParse(input, one).success);
  const [sample] = fc.sample(valid, { numRuns: 1, seed: 7 });
  const rest = Object.entries(Object(sample)).filter(([name]) => !names.includes(name));
  if (method !== 'GET') return [method, filled, Object.fromEntries(rest)];
  const query = new URLSearchParams(Object.fromEntries(rest.map(([name, value]) => [name, String(value)]))).toString();
  return [method, rest.length > 0 ? `${filled}?${query}` : filled];
}

it.each(Object.entries(outsiders))('%s reaches nothing of a family and a class', async (who, signIn) => {
  const browser = await signIn();
  const theirCalls = calls.filter(
    ([{ access, path }]) => who !== 'an administrator' || (access !== 'admin' && parameterNames(path).length > 0),
  );

  const reached: string[] = [];
  for (const [endpoint, call] of theirCalls) {
    const { status } = await browser.call(...call);
    if (![401, 403, 404].includes(status)) reached.push(`${nameOf(endpoint)}: ${status}`);
  }

  expect(theirCalls.length).toBeGreaterThan(50);
  expect(reached).toEqual([]);
});
