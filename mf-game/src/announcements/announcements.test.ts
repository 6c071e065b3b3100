import { translate } from '@countertop/design-system/messages';
import { next } from '@countertop/engine/play/game';
import type { DueReview } from '@countertop/engine/review/reviews';
import { expect, it } from 'vitest';
import { en as itemTexts } from '../dialogs/gift/bistroItems.messages.ts';
import { en as giftTexts } from '../dialogs/gift/gift.messages.ts';
import { en as popupTexts } from '../dialogs/popup/popup.messages.ts';
import { en as awardTexts } from '../persistence/awards/awards.messages.ts';
import { en as feedbackTexts } from '../play/customer-feedback/customerFeedback.messages.ts';
import { visitText } from '../reviews/visitText.ts';
import { en } from './announcements.messages.ts';
import { announcements } from './announcements.ts';
import { busyGame, orderedGame, startedGame } from '../session/scenes.fixture.ts';
import type { Step } from '../session/gameStore.ts';

const messages = {
  screen: translate(en, 'en-US'),
  feedback: translate(feedbackTexts, 'en-US'),
  popup: translate(popupTexts, 'en-US'),
  award: translate(awardTexts, 'en-US'),
  gift: translate(giftTexts, 'en-US'),
  item: translate(itemTexts, 'en-US'),
  visit: (visit: DueReview, name: string) => visitText(visit, { name, locale: 'en-US', today: '2026-11-25' }),
};

const texts = (step: Step) => announcements(step, messages).map(({ text }) => text);

const stepFor = (before: Step['before'], event: Step['event']): Step => ({ before, event, after: next(before, event) });

it('announces that a customer is ready to order', () => {
  const game = startedGame();
  const seating = { ...game, tables: busyGame().tables.filter(({ id }) => id === 6) };

  const step = stepFor({ ...seating, tables: soonReady(seating.tables) }, { type: 'ticked', elapsedMs: 1000 });

  expect(texts(step)).toEqual(['Aiko at table 6 is ready to order.']);
});

it.each([
  ['who is back', '2026-11-20', /^Freya is back and sits down at table \d\. On Friday, you counted what was left\.$/],
  ['at the first visit', null, /^Freya sits down at table \d\. Freya came for something you do well: .+\.$/],
])('announces a regular %s, and why', (_, visitedOn, sentences) => {
  const before = { ...startedGame(), isPremium: true, reviews: { due: [], visits: 0, lastAt: -3 } };
  const due = { skill: 'stock', band: 'ages_8_9', visitedOn } as const;
  const game = { ...before, nextArrivalMs: 100, reviews: { ...before.reviews, due: [due] } };

  const step = stepFor(game, { type: 'ticked', elapsedMs: 200 });
  const [announcement] = announcements(step, messages);
  let readyToOrder = step.after;
  for (let second = 0; second < 3; second += 1) readyToOrder = next(readyToOrder, { type: 'ticked', elapsedMs: 1000 });
  const tableId = readyToOrder.tables.find((table) => table.status === 'waiting' && table.visit)?.id ?? 1;

  expect(announcement?.text).toMatch(sentences);
  expect(announcement?.isCurrent(readyToOrder)).toBe(true);
  expect(announcement?.isCurrent(next(readyToOrder, { type: 'tablePressed', tableId }))).toBe(false);
});

it('announces a prepared plate and a cleared table', () => {
  const game = { ...startedGame(), tables: [{ id: 1, status: 'available', hasPlates: true }] as const };

  expect(texts(stepFor(game, { type: 'dishPrepared' }))).toEqual(['1 plate prepared.']);
  expect(texts(stepFor(game, { type: 'tableCleared', tableId: 1 }))).toEqual(['Table 1 is clean.']);
});

it('announces the end of the time bonus once', () => {
  const game = orderedGame();
  const almostOver = { ...game, tables: [], order: game.order && { ...game.order, timeLeftMs: 100 } };
  const first = stepFor(almostOver, { type: 'ticked', elapsedMs: 200 });

  expect(texts(first)).toEqual(['The time bonus is over. You can still answer.']);
  expect(texts(stepFor(first.after, { type: 'ticked', elapsedMs: 200 }))).toEqual([]);
});

it('announces who left and why', () => {
  const impatient = {
    ...busyGame(),
    tables: busyGame().tables.map((table) =>
      table.status === 'waiting' ? { ...table, patienceMs: table.id === 4 ? 100 : 20_000 } : table,
    ),
  };

  expect(texts(stepFor(impatient, { type: 'ticked', elapsedMs: 200 }))).toContain(
    'Zuri: Left angry - took too long with my order!',
  );
});

it('announces a customer in a hurry once', () => {
  const game = busyGame();
  const tables = game.tables.map((table) =>
    table.id === 2 && table.status === 'waiting' ? { ...table, patienceMs: 6_100 } : table,
  );
  const first = stepFor({ ...game, tables }, { type: 'ticked', elapsedMs: 200 });

  expect(texts(first)).toEqual(['Ruth at table 2 is in a hurry.']);
  expect(texts(stepFor(first.after, { type: 'ticked', elapsedMs: 200 }))).toEqual([]);
});

it('explains what to do at a free table', () => {
  expect(texts(stepFor(busyGame(), { type: 'tablePressed', tableId: 1 }))).toEqual([
    'Customers will arrive automatically. Wait for someone to be seated!',
  ]);
});

it('drops the ready announcement once the customer has ordered or left', () => {
  const seating = { ...busyGame(), tables: soonReady(busyGame().tables), order: null };
  const { after, ...step } = stepFor(seating, { type: 'ticked', elapsedMs: 1000 });
  const ready = announcements({ ...step, after }, messages).find(({ text }) => text.includes('Aiko'));

  expect(ready?.isCurrent(after)).toBe(true);
  expect(ready?.isCurrent(next(after, { type: 'tablePressed', tableId: 6 }))).toBe(false);
  expect(ready?.isCurrent(next(after, { type: 'left' }))).toBe(false);
});

function soonReady(tables: Step['before']['tables']): Step['before']['tables'] {
  return tables.map((table) => (table.status === 'seating' ? { ...table, seatedInMs: 500 } : table));
}

it('announces a popup, which takes no focus', () => {
  const step = stepFor(startedGame(), { type: 'badgeEarned', badge: 'tutorial_master' });

  expect(texts(step)).toEqual(['Badge Earned! Tutorial Master, +50 points.']);
});

it('announces everything earned with one answer in one announcement, without doubled marks', () => {
  const before = startedGame();
  const popup = {
    streak: 5,
    awards: [
      { award: { kind: 'badge', id: 'speedy_server' }, points: 200 },
      { award: { kind: 'certificate', id: 'explorer' }, points: 100 },
    ],
    gift: 'plant',
  } as const;
  const after = { ...before, levelUp: { level: 2, bonusPoints: 100, leftMs: 3000 }, popups: [popup] };

  expect(texts({ before, after, event: { type: 'resultClosed' } })).toEqual([
    'Level up! Welcome to Level 2! Streak Power! 5 in a row! Badge Earned! Speedy Server, +200 points. ' +
      'Certificate Awarded! Explorer Certificate, +100 points. New in your bistro: Potted plant.',
  ]);
});

it('offers untimed mode when the restaurant opens, but not in untimed mode', () => {
  const opening = (speed: 'standard' | 'none') => {
    const after = { ...startedGame(), speed };
    return texts({ before: after, after, event: { type: 'started' } });
  };

  expect(opening('standard')).toEqual([
    'The restaurant is open. Day 1. To play without a clock, open Accessibility Options.',
  ]);
  expect(opening('none')).toEqual(['The restaurant is open. Day 1.']);
});
