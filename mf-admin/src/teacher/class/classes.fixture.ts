import type { ClassSeat, ClassSummary, SchoolClass, StaffInvitation } from '@countertop/contract/classes/classes';
import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { errorStatus, type ErrorCode } from '@countertop/contract/shared/error.constants';

const seat = (id: string, facts: Partial<ClassSeat>): ClassSeat => ({
  id,
  learnerId: `learner-${id}`,
  name: id,
  picture: 'zuri',
  cardMadeAt: '2026-11-20T08:00:00.000Z',
  isLocked: false,
  lastSignedInAt: '2026-11-23T09:00:00.000Z',
  ...facts,
});

/** An open invitation. */
export const lee: StaffInvitation = {
  id: 'i1',
  email: 'lee@example.com',
  role: 'co_teacher',
  expiresAt: '2099-11-30T12:00:00.000Z',
  askedBy: null,
};

export const class4b: SchoolClass = {
  id: 'c1',
  name: 'Class 4B',
  band: 'ages_8_9',
  role: 'owner',
  endsOn: '2027-07-31',
  openUntil: null,
  plan: 'running',
  graceUntil: null,
  version: 3,
  code: '7K3MQX',
  seats: [
    seat('s1', { name: 'Ada' }),
    seat('s2', { name: 'Ben', picture: 'kai', isLocked: true }),
    seat('s3', { name: 'Zoë', picture: 'ravi', cardMadeAt: null, lastSignedInAt: null }),
  ],
  staff: [
    { userId: 'u1', email: 'rosa@example.com', role: 'owner' },
    { userId: 'u2', email: 'sam@example.com', role: 'co_teacher' },
  ],
  invitations: [lee],
};

export function summaryOf({
  id,
  name,
  band,
  role,
  seats,
  endsOn,
  openUntil,
  plan,
  graceUntil,
}: SchoolClass): ClassSummary {
  return { id, name, band, role, seats: seats.length, endsOn, openUntil, plan, graceUntil };
}

/** Answer of the fake server: a value for JSON, an error, or no network. */
export type Answer =
  | { readonly json: unknown }
  | { readonly code: ErrorCode; readonly fields?: object; readonly stored?: SchoolClass | ClassLesson }
  | 'offline';
export type Routes = Readonly<Record<string, (body: unknown) => Answer>>;

function toResponse(answer: Answer): Response {
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if ('json' in answer) return Response.json(answer.json);
  return Response.json({ error: 'A sentence of the server.', ...answer }, { status: errorStatus[answer.code] });
}

/** Replaces `fetch` by a server with these routes, by method and path. Other calls are answered with `{ ok: true }`. */
export function serveClasses(routes: Routes) {
  const { fetch } = globalThis;
  const calls: { name: string; body: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const [path = ''] = (input instanceof Request ? input.url : input.toString()).split('?');
    if (!path.startsWith('/api/')) return fetch(input, init);
    const name = `${init?.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (!name.startsWith('GET ')) calls.push({ name, body });
    return toResponse(routes[name]?.(body) ?? { json: { ok: true } });
  };
  return {
    calls,
    stop: () => {
      globalThis.fetch = fetch;
    },
  };
}
