import { type Card, postCards, type SchoolClass, getClass } from '@countertop/contract/classes/classes';
import { schoolNoticeVersion } from '@countertop/contract/classes/classes.limits';
import * as z from 'zod/mini';
import { TestBrowser } from './browser.ts';
import { type Grown, grownUp } from './family.ts';
import type { TestServer } from './server.ts';
import type { UserRow } from '../src/resources/people/Account.model.ts';
import { addDays, dayOf } from '../src/platform/days.ts';

/** Stores a signed-in teacher with the Classroom Edition. */
export const classroomUser = (server: TestServer, row: Partial<UserRow> = {}): Promise<Grown> =>
  grownUp(server, { subscriptionTier: 'classroom', ...row });

export async function readJson<Shape extends z.ZodMiniType>(shape: Shape, response: Response): Promise<z.infer<Shape>> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return z.parse(shape, JSON.parse(text));
}

/** Makes a class that ends in 100 days. */
export async function makeClass(
  { browser }: Pick<Grown, 'browser'>,
  names: readonly string[],
  nowMs = Date.now(),
): Promise<SchoolClass> {
  const made = await readJson(
    getClass.output,
    await browser.post('/api/classes', {
      name: 'Year 4 math',
      band: 'ages_8_9',
      endsOn: addDays(dayOf(nowMs), 100),
      noticeVersion: schoolNoticeVersion,
    }),
  );
  const { id, version } = made;
  if (names.length === 0) return made;
  const response = await browser.post(`/api/classes/${id}/seats`, { version, names: names.map((name) => ({ name })) });
  return readJson(getClass.output, response);
}

/** Returns a class as a teacher sees it now. */
export async function classOf({ browser }: Pick<Grown, 'browser'>, classId: string): Promise<SchoolClass> {
  return readJson(getClass.output, await browser.call('GET', `/api/classes/${classId}`));
}

/** Makes cards work that the server has drawn. */
export function replaceCards({ browser }: Pick<Grown, 'browser'>, classId: string, cards: readonly Card[]) {
  const written = cards.map(({ seatId, dishes, token }) => ({ seatId, dishes, token }));
  return browser.call('PUT', `/api/classes/${classId}/cards`, { cards: written });
}

/** Makes cards for all seats of a class, by name. */
export async function cardsOf(
  { browser }: Pick<Grown, 'browser'>,
  { id, seats }: SchoolClass,
): Promise<ReadonlyMap<string, Card>> {
  const response = await browser.post(`/api/classes/${id}/cards`, { seatIds: seats.map((seat) => seat.id) });
  const cards = await readJson(postCards.output, response);
  await replaceCards({ browser }, id, cards);
  return new Map(cards.map((card) => [card.name, card]));
}

let devices = 0;

/** Returns the browser of a device in a school; all of them share an address. */
export function deviceIn(server: TestServer, address?: string): TestBrowser {
  devices += 1;
  return new TestBrowser(server, address ?? `10.8.0.${devices}`);
}

/** Signs a child in by card. */
export async function signInByCard(browser: TestBrowser, card: Card | undefined): Promise<void> {
  const response = await browser.post('/api/class-sign-in/card', { token: card?.token });
  if (response.status !== 200) throw new Error(await response.text());
}
