import { noticeVersion } from '@countertop/contract/family/consent';
import { errorStatus, type ErrorCode } from '@countertop/contract/shared/error.constants';
import type { Family, FamilyChild, Invitation } from '@countertop/contract/family/family';
import { putPlayLimits } from '@countertop/contract/family/playLimits';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import * as z from 'zod/mini';
import { danaUser } from '../shared/account.fixture.ts';

const child = (id: string, facts: Partial<FamilyChild>): FamilyChild => ({
  id,
  nickname: null,
  picture: null,
  band: null,
  role: 'owner',
  hasPicturePassword: false,
  consent: 'given',
  guardians: [],
  erasedOn: null,
  ...facts,
});

export const mia = child('u1', { nickname: 'Mia', picture: 'zuri', band: 'ages_8_9', hasPicturePassword: true });
export const leo = child('l2', { nickname: 'Leo', picture: 'kai', band: 'ages_6_7' });
export const pickle = child('l3', { nickname: 'Captain Pickle', picture: 'ravi', band: 'ages_10_12' });
/** The first learner of an account, before a guardian has chosen a nickname. */
export const unnamed = child('u1', { consent: 'none' });

const sam = { userId: 'u2', email: 'sam@example.com', role: 'second' } as const;
/** An open invitation. */
export const grandma: Invitation = {
  id: 'i1',
  email: 'grandma@example.com',
  learnerIds: ['u1'],
  expiresAt: '2099-11-30T12:00:00.000Z',
  askedBy: null,
};
export const family: Family = {
  children: [{ ...mia, guardians: [sam] }, leo, pickle],
  invitations: [grandma],
  hasPin: false,
  maxChildren: 5,
};
export const emptyFamily: Family = { children: [unnamed], invitations: [], hasPin: false, maxChildren: 5 };

export const parent: CurrentUser = { ...danaUser, subscriptionTier: 'family' };

/** Response of the fake server for a call, by method and path: a value for JSON, or an error code. */
export type Answer = { readonly json: unknown } | { readonly code: ErrorCode; readonly fields?: object } | 'offline';
/** Returns the answer to a call with this body. */
export type Route = (body: unknown, path: string) => Answer;
export type Routes = Readonly<Record<string, Route>>;

export interface FakeServer {
  /** Calls other than GET so far: `POST /api/family/children`, and their bodies. */
  readonly calls: readonly { readonly name: string; readonly body: unknown }[];
  /** The family as the server has it now. */
  family: Family;
}

const day = (date: string, seconds: number) => ({ day: date, orders: 20, right: 16, seconds });
const ok: Answer = { json: { ok: true } };

/** Answers of a server on which everything works. */
function usual(server: FakeServer): Routes {
  const change = (id: string, changes: Partial<FamilyChild>): FamilyChild => {
    const children = server.family.children.map((one) => (one.id === id ? { ...one, ...changes } : one));
    server.family = { ...server.family, children };
    return children.find((one) => one.id === id) ?? child(id, changes);
  };
  const idIn = (path: string) => path.split('/')[3] ?? '';
  return {
    'GET /api/family': () => ({ json: server.family }),
    'GET /api/payments/availability': () => ({ json: { mode: 'test', checkoutScript: null, openPlans: ['family'] } }),
    'GET /api/auth/ways': () => ({ json: { way: 'password' } }),
    'GET /api/learners/:id/days': (_, path) => ({
      json: idIn(path) === 'l2' ? [] : [day('2026-11-20', 1500), day('2026-11-21', 1020)],
    }),
    'GET /api/learners/:id/play-time': () => ({
      json: {
        minutesPerDay: 30,
        quietHours: { from: '20:00', to: '07:00' },
        day: '2026-11-21',
        serverTime: '2026-11-21T15:00:00.000Z',
        timeZone: 'America/New_York',
        playedSeconds: 720,
        deviceSeconds: 0,
        extraSeconds: 0,
      },
    }),
    'GET /api/learners/:id/consents': () => ({
      json: [
        { decision: 'given', method: 'payment', noticeVersion, by: 'dana@example.com', at: '2026-11-02T18:20:00.000Z' },
      ],
    }),
    'GET /api/learners/:id/settings': () => ({ json: { settings: null } }),
    'GET /api/learners/:id/weekly-mail': () => ({ json: { isOn: false, stopped: null } }),
    'PUT /api/learners/:id/weekly-mail': (body) => ({ json: { stopped: null, ...Object(body) } }),
    'POST /api/family/children': (body) => {
      const first = server.family.children.find(({ nickname }) => nickname === null);
      const added = child(first?.id ?? `l${server.family.children.length + 1}`, {
        consent: 'none',
        ...Object(body),
      });
      const others = server.family.children.filter((one) => one !== first);
      server.family = { ...server.family, children: [...others, added] };
      return { json: added };
    },
    'PATCH /api/family/children/:id': (body, path) => ({ json: change(path.split('/')[4] ?? '', Object(body)) }),
    'POST /api/learners/:id/consents': (_, path) => {
      change(idIn(path), { consent: 'given' });
      return { json: { consent: 'given' } };
    },
    'DELETE /api/learners/:id/consents': (_, path) => {
      change(idIn(path), { consent: 'withdrawn' });
      return ok;
    },
    'PUT /api/learners/:id/limits': (body) => {
      const { minutesPerDay, quietHours } = z.parse(putPlayLimits.input, { learnerId: '', ...Object(body) });
      return { json: { minutesPerDay, quietHours } };
    },
    'GET /api/learners/:id/settings/export': () => ({ json: { accessForAllPnp: {} } }),
    'PUT /api/learners/:id/settings': (body) => ({ json: body }),
    'POST /api/learners/:id/settings-code': () => ({
      json: { code: '7K3M QX9T 2A4H', expiresAt: '2099-11-30T12:00:00.000Z' },
    }),
    'POST /api/family/invitations/open': () => ({
      json: { inviter: 'Dana', nicknames: ['Mia', 'Leo'], expiresAt: '2099-11-30T12:00:00.000Z', step: 'accept' },
    }),
    'POST /api/family/invitations/accept': () => ({ json: { outcome: 'accepted' } }),
    'POST /api/consents/confirm': () => ({ json: { nickname: 'Mia' } }),
    'POST /api/family/invitations': (body) => {
      const added = { ...grandma, id: 'i2', ...Object(body) };
      server.family = { ...server.family, invitations: [...server.family.invitations, added] };
      return { json: added };
    },
  };
}

const pattern = (path: string) =>
  path.replace(/^(\/api\/(?:learners|family\/children|family\/invitations))\/(?!open$|accept$)[^/]+/, '$1/:id');

function toResponse(answer: Answer): Response {
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if ('json' in answer) return Response.json(answer.json);
  const { code, fields } = answer;
  return Response.json({ code, error: 'A sentence of the server.', fields }, { status: errorStatus[code] });
}

/** Replaces `fetch` by a server with a family. `routes` replace its usual answers. Returns the server and the way back. */
export function serveFamily(start: Family, routes: Routes = {}): { server: FakeServer; stop: () => void } {
  const { fetch } = globalThis;
  const calls: { name: string; body: unknown }[] = [];
  const server: FakeServer = { calls, family: start };
  const all = { ...usual(server), ...routes };
  globalThis.fetch = async (input, init) => {
    const [path = ''] = (input instanceof Request ? input.url : input.toString()).split('?');
    if (!path.startsWith('/api/')) return fetch(input, init);
    const name = `${init?.method ?? 'GET'} ${pattern(path)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (!name.startsWith('GET ')) calls.push({ name, body });
    return toResponse(all[name]?.(body, path) ?? ok);
  };
  return {
    server,
    stop: () => {
      globalThis.fetch = fetch;
    },
  };
}
